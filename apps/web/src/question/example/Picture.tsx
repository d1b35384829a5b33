import type { LessonPicture } from '@twelvefold/contract';
import { classes } from '../../ui/classes.ts';
import './example.css';

/** A drawing in the colours of the theme; only that one is fetched. On paper the light one. */
export function Picture({ picture, className }: { picture: LessonPicture; className?: string }) {
  const { name, alt, width, height } = picture;
  const address = `/api/media/lessons/${name}`;
  const drawn = { width, height, loading: 'lazy' } as const;
  return (
    <span className={classes('block', className)}>
      <img src={address} alt={alt} {...drawn} className="lesson-picture on-light" />
      <img src={`${address}.dark`} alt={alt} {...drawn} className="lesson-picture on-dark" />
    </span>
  );
}
