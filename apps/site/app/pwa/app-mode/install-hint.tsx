import { useHydrated } from '@rathausplatz/ui'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import styles from './install-hint.module.css'
import { installPrompt } from './install-prompt.ts'
import { useAppMode } from './use-app-mode.ts'

/**
 * Explains how to install the website as an app. Shown only on the page for offline use, and never inside the
 * app (K-09).
 */
export function InstallHint() {
  const isApp = useAppMode(useRouteLoaderData<typeof loader>('root')?.isApp ?? false)
  const ask = useSyncExternalStore(installPrompt.subscribe, installPrompt.current, () => undefined)
  const hydrated = useHydrated()
  if (isApp || !hydrated) return null
  return (
    <section aria-labelledby="einrichten" className={styles.hint}>
      <h2 id="einrichten">Als App auf dem Gerät</h2>
      {ask ? (
        <button type="button" onClick={() => void ask()}>
          App einrichten
        </button>
      ) : (
        <p>
          Öffnen Sie das Menü Ihres Browsers und wählen Sie „App installieren“ oder „Zum Startbildschirm“ (auf
          iPhone und iPad unter „Teilen“). Die App braucht kein Konto und keinen App-Store.
        </p>
      )}
    </section>
  )
}
