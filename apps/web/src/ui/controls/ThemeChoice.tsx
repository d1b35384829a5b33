import { chooseTheme, type Theme, themes, useTheme } from '../../shared/browser/theme.ts';

const label: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** System, light or dark; stored in this browser. `name` separates two choices on one page. */
export function ThemeChoice({ name }: { name: string }) {
  const theme = useTheme();
  return (
    <fieldset>
      <legend className="type-small mb-1.5 font-medium">Theme</legend>
      <div className="flex gap-1">
        {themes.map(option => (
          <label
            key={option}
            className="relative flex min-h-11 cursor-pointer items-center rounded-control border border-transparent px-3 text-small font-medium opacity-90 has-checked:border-current has-checked:opacity-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--ring,var(--focus))]"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={theme === option}
              onChange={() => chooseTheme(option)}
              className="sr-only"
            />
            {label[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
