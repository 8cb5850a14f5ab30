import { showTheme } from './show-theme.ts'
import { themeKey } from './theme.ts'

// Only the server's HTML has it.
const script = import.meta.env.SSR
  ? `try{(${showTheme})(localStorage.getItem('${themeKey}'))}catch{}`.replaceAll(/\n\s*/g, '')
  : ''

const followsSystem = (theme: string) => ({
  'data-theme': theme,
  media: `screen and (prefers-color-scheme: ${theme})`,
  // The script below changes it before hydration.
  suppressHydrationWarning: true,
})

type ThemeHeadProps = {
  /** The stylesheet with the dark values. */
  css: string
  nonce: string | undefined
}

/** The dark theme, the colours of the browser's bar, and the script that applies a chosen theme. */
export function ThemeHead({ css, nonce }: ThemeHeadProps) {
  return (
    <>
      <meta name="theme-color" content="#ffffff" {...followsSystem('light')} />
      <meta name="theme-color" content="#0b1522" {...followsSystem('dark')} />
      <style
        id="dark"
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
        dangerouslySetInnerHTML={{ __html: css }}
        {...followsSystem('dark')}
      />
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
        dangerouslySetInnerHTML={{ __html: script }}
        suppressHydrationWarning
      />
    </>
  )
}
