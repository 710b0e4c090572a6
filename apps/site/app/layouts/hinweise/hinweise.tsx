import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AsDrawn, AsSent } from '../../page/as-drawn.tsx'
// Imported here for the browser's stylesheet: the component that uses these styles is only in the server
// bundle.
import styles from './hinweise.module.css'
import type { ShownHinweise } from './put-away.ts'
import { useNewHinweise } from './use-new-hinweise.ts'

/** The list of notices. Only the server renders it; the browser keeps the server's markup. */
let List: typeof import('./hinweis-list.tsx').HinweisList | undefined

export async function bringHinweise({ standing }: ShownHinweise): Promise<void> {
  if (standing?.hinweise[0]) ({ HinweisList: List } = await import('./hinweis-list.tsx'))
}

type HinweiseProps = { hinweise: ShownHinweise; today: string }

/**
 * Urgent notices above every page. The live region is always present, so that a screen reader reads notices
 * that appear after navigation or while the page stays open.
 */
export function Hinweise({ hinweise, today }: HinweiseProps) {
  const { pathname, search } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const [drawn] = useState(hinweise.marks)
  const sent = useNewHinweise(hinweise, place)
  const { standing } = hinweise
  return (
    <div ref={place} aria-live="polite" className={styles.ort}>
      {sent !== undefined ? (
        sent && (
          <div data-neu>
            <AsSent html={sent} />
          </div>
        )
      ) : import.meta.env.SSR && List && standing?.hinweise[0] ? (
        // Number -2 among the standing parts of a page: the entries are numbered from 0, the question at the
        // foot has -1.
        <div data-standing={-2}>
          <List {...standing} back={pathname + search} today={today} />
        </div>
      ) : (
        drawn && <AsDrawn place={-2} />
      )}
    </div>
  )
}
