import { Link } from './navigation.tsx';

interface Props {
  /** The last part of the lesson's address; null where there is none. */
  lesson: string | null;
  /** The topic's name, or what its lesson is called where the name stands beside it. */
  children: string;
}

/** Leads from the name of a topic to its lesson. */
export const TopicLink = ({ lesson, children }: Props) =>
  lesson === null ? (
    children
  ) : (
    <Link
      to={`/learn/${lesson}`}
      className="text-inherit underline decoration-line-strong underline-offset-4"
    >
      {children}
    </Link>
  );
