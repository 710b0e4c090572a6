import type { Hinweis } from '@rathausplatz/contract'
import { hinweiskategorieLabels, meldestufenLabels } from '@rathausplatz/contract/labels'
import { Icon, Link, VisuallyHidden } from '@rathausplatz/ui'
import { momentInWords } from '../../warnungen/moment-in-words.ts'
import styles from './hinweise.module.css'
import { groundOf, isDanger, signs } from './levels.ts'

/** What somebody puts away is sent here, and from here leads back. */
const AUSBLENDEN = '/darstellung/hinweis'

type HinweisListProps = {
  hinweise: readonly Hinweis[]
  /** Path and question of the page that they stand on. */
  back: string
  /** Day of the request in Berlin. */
  today: string
}

/** What is to be known at once, first on the page. A form puts it away, so that nobody needs a script for it. */
export function HinweisList({ hinweise, back, today }: HinweisListProps) {
  const [danger, others] = [true, false].map(is => hinweise.filter(({ stufe }) => isDanger(stufe) === is))
  const lineOf = (hinweis: Hinweis) => (
    <HinweisLine key={hinweis.fassung} hinweis={hinweis} back={back} today={today} />
  )
  return (
    <section aria-label="Hinweise" className={styles.hinweise}>
      {danger?.[0] && <div role="alert">{danger.map(lineOf)}</div>}
      {others?.[0] && <div role="status">{others.map(lineOf)}</div>}
    </section>
  )
}

type HinweisLineProps = { hinweis: Hinweis; back: string; today: string }

function HinweisLine({ hinweis, back, today }: HinweisLineProps) {
  const { fassung, stufe, titel, text, linktext } = hinweis
  const isEmergency = stufe === 'notfall'
  // Whoever reads of an emergency is led on, always.
  const link = hinweis.link || (isEmergency ? '/warnungen' : '')
  const about = aboutOf(hinweis, today)
  const words = wordsOf(hinweis)
  // What others say is told in one line, which leads to the rest.
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

/** What it is about, where the title does not say it. */
function wordsOf({ stufe, kategorie, titel }: Hinweis): string | undefined {
  if (stufe === 'notfall' || kategorie === 'allgemein') return undefined
  const words = hinweiskategorieLabels[kategorie]
  return titel.toLowerCase().includes(words.toLowerCase()) ? undefined : words
}

/** Who says it and until when, of what is not the town's own word. */
function aboutOf({ quelle, gesendet, bis, stand }: Hinweis, today: string): string {
  return [
    bis && `Gilt bis ${momentInWords(bis, today)}`,
    quelle && `Quelle: ${quelle}`,
    gesendet && momentInWords(gesendet, today),
    stand && `Stand: ${momentInWords(stand, today)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
