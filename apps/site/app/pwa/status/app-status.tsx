import { Icon, Link } from '@rathausplatz/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnline } from '../connection/use-online.ts'
import { ageInWords } from '../kept/age-in-words.ts'
import { unterwegsPath } from '../paths.ts'
import { CHUNK_MISSING } from '../update/chunk-failure.ts'
import { useChunkGuard } from '../update/use-chunk-guard.ts'
import { useNewVersion } from '../update/use-new-version.ts'
import styles from './app-status.module.css'

/** How long the page says that the network is back, in ms. */
const MOMENT = 6_000

/**
 * States whether there is no network, the age of a kept page, and a new version. It is a line at the foot of
 * the window, which screen readers announce politely, and is hidden most of the time.
 */
export function AppStatus() {
  const { pathname, search } = useLocation()
  const online = useOnline()
  const copy = useCopyShown()
  const isBack = useIsBack(online)
  const newVersion = useNewVersion()
  const missing = useChunkGuard()
  const [isPutOff, setPutOff] = useState(false)
  const offersVersion = newVersion !== undefined && !isPutOff && online
  const tells = !online || copy !== undefined || isBack
  return (
    <div className={styles.place} data-empty={!tells && !offersVersion && missing === undefined}>
      <div role="status" aria-label="Verbindung" className={styles.lines}>
        {tells && (
          <p>
            <Icon name="cloud-off" data-online={online} />
            <span>
              {!online && 'Keine Verbindung. '}
              {isBack && copy === undefined && 'Wieder verbunden.'}
              {copy !== undefined && `Sie sehen eine Kopie: Stand ${copy}. `}
              {!online && pathname !== unterwegsPath && (
                <Link href={unterwegsPath}>Was ohne Netz da ist</Link>
              )}
              {online && copy !== undefined && <a href={pathname + search}>Seite neu laden</a>}
            </span>
          </p>
        )}
        {missing !== undefined && (
          <p>
            <span>
              {CHUNK_MISSING}{' '}
              <a href={missing} data-document>
                Seite öffnen
              </a>
            </span>
          </p>
        )}
        {offersVersion && (
          <p>
            <Icon name="refresh-cw" />
            <span>Es gibt eine neue Fassung dieser Website.</span>
          </p>
        )}
      </div>
      {offersVersion && (
        <div className={styles.buttons}>
          <button type="button" onClick={newVersion}>
            Neue Fassung laden
          </button>
          <button type="button" onClick={() => setPutOff(true)}>
            Später
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Returns the age of the kept copy that the worker has loaded instead of the page; undefined after the next
 * navigation.
 */
function useCopyShown(): string | undefined {
  const { key } = useLocation()
  const first = useRef(key)
  const [age, setAge] = useState<string>()
  useEffect(() => {
    const { kept } = document.documentElement.dataset
    setAge(kept !== undefined && first.current === key ? ageInWords(new Date(kept), new Date()) : undefined)
  }, [key])
  return age
}

/** Returns true for a moment after the network has come back. */
function useIsBack(online: boolean): boolean {
  const [isBack, setBack] = useState(false)
  const was = useRef(online)
  useEffect(() => {
    if (online === was.current) return
    was.current = online
    setBack(online)
    if (!online) return
    const timer = setTimeout(() => setBack(false), MOMENT)
    return () => clearTimeout(timer)
  }, [online])
  return isBack
}
