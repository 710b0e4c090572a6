import { Link, RichText, Section, useHydrated } from '@rathausplatz/ui'
import { useState } from 'react'
import type { View } from '../template.ts'
import type { StellenboerseData } from './load.ts'
import type { stellenboerse } from './schema.ts'
import styles from './stellenboerse.module.css'

/** Nothing is requested from the provider before the click, and the click is not stored. */
export const Stellenboerse: View<typeof stellenboerse, StellenboerseData> = ({ context, data }) => {
  const { titel, text, anbieter, link, linktext } = context
  return (
    <Section>
      <div className={styles.boerse}>
        {titel && <h2>{titel}</h2>}
        {text && <RichText html={text} />}
        {data.darfEingebettetWerden && <Embed {...context} host={data.host} />}
        <p>
          <Link href={link} target="_blank" rel="noopener noreferrer" className={styles.fenster}>
            {linktext || 'Bewerberportal in neuem Fenster öffnen'}
          </Link>
          <span className={styles.anbieter}>
            Anbieter: {anbieter} ({data.host})
          </span>
        </p>
      </div>
    </Section>
  )
}

type EmbedProps = { anbieter: string; link: string; datenschutzlink: string; host: string }

/** A frame that one click loads and another removes. Without scripts there is only the link. */
function Embed({ anbieter, link, datenschutzlink, host }: EmbedProps) {
  const [shown, setShown] = useState<boolean>()
  if (!useHydrated()) return null
  return (
    <div className={styles.portal}>
      <p className={styles.leiste} aria-hidden="true">
        {host}
      </p>
      {shown ? (
        <>
          <iframe
            ref={takeFocus}
            className={styles.rahmen}
            title={`Bewerberportal von ${anbieter}`}
            src={link}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
          />
          <p className={styles.schluss}>
            <button type="button" onClick={() => setShown(false)}>
              Inhalt wieder entfernen
            </button>
          </p>
        </>
      ) : (
        <div className={styles.frage}>
          <p>
            Hier zeigen wir das Bewerberportal von <strong>{anbieter}</strong>. Erst wenn Sie den Inhalt
            laden, verbindet sich Ihr Browser mit dem Anbieter; er erfährt dabei Ihre IP-Adresse und kann
            Cookies setzen. Wir merken uns Ihre Entscheidung nicht.{' '}
            {datenschutzlink && <Link href={datenschutzlink}>Hinweise zum Datenschutz</Link>}
          </p>
          <button type="button" ref={shown === false ? takeFocus : undefined} onClick={() => setShown(true)}>
            Inhalt laden
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Portals need their own cookies and storage, so the frame keeps the portal's origin. That origin is never
 * ours (see FRAME_ORIGINS), so the frame cannot leave its sandbox, and it cannot navigate the page.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** Focuses the element that replaces the pressed button. */
const takeFocus = (element: HTMLElement | null) => element?.focus()
