import type { IntranetText } from '@rathausplatz/contract'
import { formatDate, ListRow } from '@rathausplatz/ui'
import { nameOf } from './addresses.ts'
import styles from './intranet.module.css'
import { TextLink } from './text-link.tsx'

type TextListProps = {
  texts: readonly IntranetText[]
  heading: 'h2' | 'h3'
  /** The category to which all the texts belong. */
  slug?: string
  /** Whether each text shows its category. */
  withRubrik?: boolean
  /** Whether each text shows only day, category and title. */
  isShort?: boolean
  /** Texts dated after this are marked as new. */
  since?: string | undefined
}

/** Texts as rows: day, title and introduction. */
export function TextList({
  texts,
  heading: Heading,
  slug,
  withRubrik = false,
  isShort = false,
  since,
}: TextListProps) {
  return (
    <ul role="list" className={isShort ? styles.kurz : undefined}>
      {texts.map(text => (
        <ListRow key={text.id} className={isShort ? styles.kurzzeile : styles.zeile}>
          <p className={styles.angaben}>
            {text.datum_von && <time dateTime={text.datum_von}>{formatDate(text.datum_von)}</time>}
            {withRubrik && text.rubrik && <span>{nameOf(text.rubrik)}</span>}
            {isNew(text, since) && <strong className={styles.neu}>Neu</strong>}
          </p>
          <div>
            <Heading className={styles.titel}>
              <TextLink text={text} slug={slug} />
            </Heading>
            {!isShort && text.einleitung && <p className={styles.einleitung}>{text.einleitung}</p>}
            {!isShort && <Confirmation of={text} />}
          </div>
        </ListRow>
      ))}
    </ul>
  )
}

export const isNew = ({ datum_von }: IntranetText, since: string | undefined): boolean =>
  since !== undefined && datum_von !== undefined && Date.parse(datum_von) > Date.parse(since)

/** For a text that asks for a confirmation, shows whether the user has confirmed it. */
function Confirmation({ of: { lesebestaetigung } }: { of: IntranetText }) {
  if (!lesebestaetigung) return null
  return (
    <p className={styles.bestaetigung}>
      {lesebestaetigung.gelesen_am
        ? `Von Ihnen als gelesen bestätigt am ${formatDate(lesebestaetigung.gelesen_am)}`
        : 'Bitte lesen und bestätigen'}
    </p>
  )
}
