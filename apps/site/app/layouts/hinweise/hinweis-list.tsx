import type { Hinweis } from '@rathausplatz/contract'
import { hinweisstufenLabels } from '@rathausplatz/contract/labels'
import { Icon, Link, VisuallyHidden } from '@rathausplatz/ui'
import { useLocation } from 'react-router'
import styles from './hinweise.module.css'

/** What somebody puts away is sent here, and from here leads back. */
const AUSBLENDEN = '/darstellung/hinweis'

type HinweisListProps = {
  hinweise: readonly Hinweis[]
  /** By what the page finds it again where it stands as the server drew it. */
  place: number
}

/** Each level has a sign and a word of its own; colour comes on top. */
const signs = { information: 'info', wichtig: 'triangle-alert', dringend: 'octagon-alert' } as const

/** What is to be known at once, first on the page. A form puts it away, so that nobody needs a script for it. */
export function HinweisList({ hinweise, place }: HinweisListProps) {
  const { pathname, search } = useLocation()
  return (
    <div data-standing={place} className={styles.hinweise}>
      <section aria-label="Hinweise" aria-live="polite">
        {hinweise.map(({ fassung, stufe, titel, text, link, linktext }) => (
          <form key={fassung} method="post" action={AUSBLENDEN} className={styles.hinweis} data-stufe={stufe}>
            <Icon name={signs[stufe]} className={styles.zeichen} />
            <div>
              <h2>
                <VisuallyHidden>{`${hinweisstufenLabels[stufe]}: `}</VisuallyHidden>
                {titel}
              </h2>
              {text && <p>{text}</p>}
              {link && (
                <p>
                  <Link href={link}>
                    {linktext || 'Mehr dazu'}
                    {!linktext && <VisuallyHidden>{`: ${titel}`}</VisuallyHidden>}
                  </Link>
                </p>
              )}
            </div>
            <input type="hidden" name="zurueck" value={pathname + search} />
            <button name="fassung" value={fassung} aria-label={`Ausblenden: ${titel}`}>
              <span>Ausblenden</span>
              <Icon name="x" />
            </button>
          </form>
        ))}
      </section>
    </div>
  )
}
