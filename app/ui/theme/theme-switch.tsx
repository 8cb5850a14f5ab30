import { useId } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const choices: { label: string; theme: Theme | undefined }[] = [
  { label: 'Automatisch', theme: undefined },
  { label: 'Licht', theme: 'light' },
  { label: 'Donker', theme: 'dark' },
]

const tones = {
  plain: {
    frame: 'border-line-control',
    choice: 'hover:bg-hover has-checked:bg-ink has-checked:text-page',
  },
  /** On an ink band. */
  inverse: {
    frame: 'border-white/50',
    choice: 'hover:bg-white/12 has-checked:bg-white has-checked:text-(--ink-900)',
  },
}

/** Takes its space before hydration too, so that nothing moves when it appears. */
export function ThemeSwitch({ tone = 'plain' }: { tone?: keyof typeof tones }) {
  const name = useId()
  const chosen = useTheme()
  const isHydrated = useHydrated()
  const { frame, choice } = tones[tone]

  return (
    <fieldset className={isHydrated ? undefined : 'invisible'}>
      <legend className="sr-only">Weergave</legend>
      <div className={`inline-flex flex-wrap rounded-md border p-0.5 ${frame}`}>
        {choices.map(({ label, theme }) => (
          <label
            key={label}
            className={`relative inline-flex min-h-9 grow items-center justify-center rounded-sm px-1.5 font-medium text-sm has-checked:[outline:2px_solid_transparent] pointer-coarse:min-h-11 ${choice}`}
          >
            <input
              type="radio"
              name={name}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm!"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
