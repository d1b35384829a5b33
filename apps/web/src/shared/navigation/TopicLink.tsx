import { Link } from './navigation.tsx';

interface Props {
  /** The last part of the lesson's address. */
  lesson: string;
  /** The topic's name. */
  children: string;
}

/** Leads from the name of a topic to its lesson. */
export const TopicLink = ({ lesson, children }: Props) => (
  <Link to={`/learn/${lesson}`} className="text-inherit underline decoration-line-strong underline-offset-4">
    {children}
  </Link>
);
