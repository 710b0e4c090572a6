import type { Mode } from '../mode/mode-cookie.ts'
import type { AppHead } from './app-head.ts'
import { manifestPath } from './paths.ts'

/**
 * Manifest, icon and colours in the head of every page. The visitor's choice of light or dark also sets the
 * colour of the browser's frame.
 */
export function AppHeadTags({ head, mode }: { head: AppHead | undefined; mode: Mode | undefined }) {
  if (!head) return null
  const { colour, town } = head
  return (
    <>
      {mode ? (
        <meta name="theme-color" content={colour[mode]} />
      ) : (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={colour.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colour.dark} />
        </>
      )}
      {town && (
        <>
          <link rel="manifest" href={manifestPath} />
          <link rel="apple-touch-icon" href={town.icon} />
          <meta name="apple-mobile-web-app-title" content={town.name} />
        </>
      )}
    </>
  )
}
