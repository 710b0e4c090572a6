import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AsDrawn, AsSent } from '../../page/as-drawn.tsx'
// Named here for the browser's stylesheet: what draws them is in no program of the browser.
import styles from './hinweise.module.css'
import type { ShownHinweise } from './put-away.ts'
import { useNewHinweise } from './use-new-hinweise.ts'

/** Only the server draws them; in the browser they stand as they were drawn. */
let List: typeof import('./hinweis-list.tsx').HinweisList | undefined

export async function bringHinweise({ standing = [] }: ShownHinweise): Promise<void> {
  if (standing.length > 0) ({ HinweisList: List } = await import('./hinweis-list.tsx'))
}

type HinweiseProps = { hinweise: ShownHinweise; today: string }

/**
 * Above every page what is to be known at once. The place for it is always there, so that whoever hears the page hears
 * what comes into it later: something else holds on the way through the site, or has been put up since.
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
      ) : import.meta.env.SSR && List && standing?.[0] ? (
        // `-2`: where they stand among what a page carries drawn; the entries are numbered from 0, the question has -1.
        <div data-standing={-2}>
          <List hinweise={standing} back={pathname + search} today={today} />
        </div>
      ) : (
        drawn && <AsDrawn place={-2} />
      )}
    </div>
  )
}
