import type { Hinweis } from '@rathausplatz/contract'
import { hinweiskategorieLabels, meldestufenLabels } from '@rathausplatz/contract/labels'
import { Icon, Link, VisuallyHidden } from '@rathausplatz/ui'
import { momentInWords, spanInWords } from '../../warnungen/moment-in-words.ts'
import styles from './hinweise.module.css'
import { groundOf, isDanger, signs } from './levels.ts'
import type { StandingHinweise } from './put-away.ts'

/** Target of the form that hides a notice; it redirects back to the page. */
const AUSBLENDEN = '/darstellung/hinweis'

type HinweisListProps = StandingHinweise & {
  /** Path and query of the page that shows the notices. */
  back: string
  /** Day of the request in Berlin. */
  today: string
}

/** Urgent notices, first on the page. A form hides a notice, so that hiding works without scripts. */
export function HinweisList({ hinweise, more, back, today }: HinweisListProps) {
  const [danger, others] = [true, false].map(is => hinweise.filter(({ stufe }) => isDanger(stufe) === is))
  const lineOf = (hinweis: Hinweis) => (
    <HinweisLine key={hinweis.fassung} hinweis={hinweis} back={back} today={today} />
  )
  return (
    <section aria-label="Hinweise" className={styles.hinweise}>
      {danger?.[0] && <div role="alert">{danger.map(lineOf)}</div>}
      {others?.[0] && <div role="status">{others.map(lineOf)}</div>}
      {more > 0 && (
        <p className={styles.mehr}>
          <Link href="/warnungen">{more === 1 ? 'Ein weiterer Hinweis' : `${more} weitere Hinweise`}</Link>
        </p>
      )}
    </section>
  )
}

type HinweisLineProps = { hinweis: Hinweis; back: string; today: string }

function HinweisLine({ hinweis, back, today }: HinweisLineProps) {
  const { fassung, stufe, titel, text, linktext } = hinweis
  const isEmergency = stufe === 'notfall'
  // An emergency always has a link.
  const link = hinweis.link || (isEmergency ? '/warnungen' : '')
  const about = aboutOf(hinweis, today)
  const words = wordsOf(hinweis)
  // A notice of an external service is one line that links to the full text.
  const isShort = hinweis.quelle !== '' && hinweis.link !== ''
  return (
    <form
      method="post"
      action={AUSBLENDEN}
      className={styles.hinweis}
      data-stufe={stufe}
      data-ground={groundOf(stufe)}
    >
      <Icon name={signs[stufe]} className={styles.zeichen} />
      <div>
        <h2>
          {isEmergency ? (
            <span className={styles.wort}>{`${meldestufenLabels[stufe]}: `}</span>
          ) : (
            <VisuallyHidden>{`${meldestufenLabels[stufe]}: `}</VisuallyHidden>
          )}
          {words && <span className={styles.wort}>{`${words}: `}</span>}
          {isShort ? <Link href={link}>{titel}</Link> : titel}
        </h2>
        {text && <p>{text}</p>}
        {about && <p className={styles.quelle}>{about}</p>}
        {link && !isShort && (
          <p>
            <Link href={link}>
              {linktext || (hinweis.link ? 'Mehr dazu' : 'Was jetzt gilt')}
              {!linktext && <VisuallyHidden>{`: ${titel}`}</VisuallyHidden>}
            </Link>
          </p>
        )}
      </div>
      <input type="hidden" name="zurueck" value={back} />
      <button type="submit" name="fassung" value={fassung} aria-label={`Ausblenden: ${titel}`}>
        <span>Ausblenden</span>
        <Icon name="x" />
      </button>
    </form>
  )
}

/** Returns the subject of a notice, unless its title names it already. */
function wordsOf({ stufe, kategorie, titel }: Hinweis): string | undefined {
  if (stufe === 'notfall' || kategorie === 'allgemein') return undefined
  const words = hinweiskategorieLabels[kategorie]
  return titel.toLowerCase().includes(words.toLowerCase()) ? undefined : words
}

/** Returns the source and validity of a notice from an external service. */
function aboutOf({ quelle, gesendet, beginn, bis, stand }: Hinweis, today: string): string {
  // The CMS leaves out a beginning that has passed.
  const span = spanInWords(beginn || null, bis || null, today, '')
  return [
    span && `Gilt ${span}`,
    quelle && `Quelle: ${quelle}`,
    gesendet && momentInWords(gesendet, today),
    stand && `Stand: ${momentInWords(stand, today)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
