import { bookmark, bookmarkCheck, Drawing, Link } from '@rathausplatz/ui'
import { useEffect, useState } from 'react'
import type { LoadedPage } from '../../page/load-page.ts'
import { unterwegsPath } from '../paths.ts'
import styles from './keep-button.module.css'
import { isKeepable } from './keepable.ts'
import type { KeepResult } from './kept-page.ts'

/** The code is loaded only on pages that can be kept, so that the first page does not wait for it. */
const kept = () => import('./kept-page.ts')

const sentences: Readonly<Record<KeepResult, string>> = {
  behalten: 'Gespeichert: Sie können diese Seite jetzt auch ohne Netz lesen.',
  'kein platz': 'Auf diesem Gerät ist kein Platz mehr. Unter „Unterwegs“ können Sie andere Seiten entfernen.',
  'nicht erreichbar':
    'Das ging gerade nicht: Es gibt keine Verbindung. Bitte versuchen Sie es später noch einmal.',
  'nicht erlaubt': 'Diese Seite lässt sich nicht speichern.',
}

/**
 * Keeps this page on the device or removes it. The button is shown only if the browser supports service
 * workers.
 */
export function KeepButton({ page }: { page: Pick<LoadedPage, 'path' | 'query' | 'status'> }) {
  const path = page.query ? `${page.path}?${page.query}` : page.path
  const [isKept, setKept] = useState<boolean>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    setSaid('')
    setKept(undefined)
    if (!('serviceWorker' in navigator) || !('caches' in window)) return
    const address = new URL(path, location.origin)
    if (!isKeepable(address)) return
    const isShown = { current: true }
    void kept()
      .then(({ ageOf }) => ageOf('gespeichert', address))
      .catch(() => undefined)
      .then(age => isShown.current && setKept(age === undefined ? undefined : Number.isFinite(age)))
    return () => {
      isShown.current = false
    }
  }, [path])
  // A page that is itself an old copy cannot be kept, but a kept copy can be removed.
  if (isKept === undefined || (page.status !== undefined && !isKept && said === '')) return null

  const change = async () => {
    const address = new URL(path, location.origin)
    if (isKept) {
      const { forget } = await kept()
      await forget('gespeichert', address)
      setKept(false)
      setSaid('Entfernt: Diese Seite liegt nicht mehr auf Ihrem Gerät.')
      return
    }
    const result = await kept()
      .then(({ fetchAndKeep }) => fetchAndKeep('gespeichert', address))
      .catch(() => 'nicht erreichbar' as const)
    setKept(result === 'behalten')
    setSaid(sentences[result])
  }
  return (
    <div className={styles.keep}>
      <button type="button" onClick={() => void change()}>
        <Drawing path={isKept ? bookmarkCheck : bookmark} />
        {isKept ? 'Nicht mehr für unterwegs speichern' : 'Für unterwegs speichern'}
      </button>
      <p role="status">
        {said} {said && <Link href={unterwegsPath}>Zu den gespeicherten Seiten</Link>}
      </p>
    </div>
  )
}
