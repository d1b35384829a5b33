import { Link } from './navigation.tsx';

interface Props {
  /** Last segment of the lesson's address. */
  lesson: string;
  children: string;
}

/** A topic's name, linked to its lesson. */
export const TopicLink = ({ lesson, children }: Props) => (
  <Link to={`/learn/${lesson}`} className="text-inherit underline decoration-line-strong underline-offset-4">
    {children}
  </Link>
);
