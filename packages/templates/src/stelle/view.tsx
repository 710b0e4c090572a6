import { ButtonLink, formatDate, formatEuro, formatTime, RichText, Section } from '@rathausplatz/ui'
import { Address, ContactWays } from '../contact/contact.tsx'
import { Fact, Facts } from '../facts/facts.tsx'
import type { View } from '../template.ts'
import { employmentInWords } from './employment.ts'
import type { stelle } from './schema.ts'
import styles from './stelle.module.css'

/** The page sets the title; the key facts come first, then the texts. */
export const Stelle: View<typeof stelle> = ({ context }) => {
  const { einleitung, umfang, entgeltgruppe, beginn, befristung, einheit, validThrough, kontakt } = context
  return (
    <Section>
      <article className={styles.stelle}>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <Facts className={styles.eckdaten}>
          <Fact name="Bewerben bis">
            {validThrough ? (
              <time dateTime={validThrough}>{deadlineInWords(validThrough)}</time>
            ) : (
              'zur Besetzung der Stelle'
            )}
          </Fact>
          <Fact name="Beschäftigung">{employmentInWords(context.employmentType)}</Fact>
          {umfang && <Fact name="Umfang">{umfang}</Fact>}
          <Fact name="Bezahlung">
            {entgeltgruppe}
            <Pay von={context.entgelt_von} bis={context.entgelt_bis} />
          </Fact>
          {beginn && <Fact name="Beginn">{beginn}</Fact>}
          {befristung && <Fact name="Dauer">{befristung}</Fact>}
          <Fact name="Bereich">{areaInWords(context.bereich, einheit)}</Fact>
        </Facts>
        <TextBlock title="Ihre Aufgaben" html={context.aufgaben} />
        <TextBlock title="Das bringen Sie mit" html={context.profil} />
        <TextBlock title="Das bieten wir Ihnen" html={context.angebot} />
        <TextBlock title="So bewerben Sie sich" html={context.bewerbung} />
        {context.link && (
          <p>
            <ButtonLink href={context.link}>Online bewerben</ButtonLink>
          </p>
        )}
        {(kontakt || context.arbeitsort) && (
          <div className={styles.wer}>
            {kontakt && (
              <section>
                <h2>Ihre Fragen beantwortet</h2>
                <p>
                  <strong>{[kontakt.vorname, kontakt.nachname].filter(Boolean).join(' ')}</strong>
                  {kontakt.funktion && `, ${kontakt.funktion}`}
                </p>
                <ContactWays kommunikation={kontakt.kommunikation} />
              </section>
            )}
            {context.arbeitsort && (
              <section>
                <h2>Hier arbeiten Sie</h2>
                <Address anschrift={context.arbeitsort} />
              </section>
            )}
          </div>
        )}
      </article>
    </Section>
  )
}

/** `Bauhof`, `Verwaltung, Bauamt`: an area that begins the name of the office is not said twice. */
export const areaInWords = (bereich: string, einheit: string): string =>
  einheit.toLowerCase().startsWith(bereich.toLowerCase())
    ? einheit
    : [bereich, einheit].filter(Boolean).join(', ')

/** Returns the last day to apply, with the time of a deadline that does not last until the end of that day. */
export function deadlineInWords(validThrough: string): string {
  // Midnight is the first moment after the last day; others type its last minute.
  const last = new Date(Date.parse(validThrough) - 1).toISOString()
  const isWholeDay = /^(?:00:00|23:59)/.test(formatTime(validThrough))
  return isWholeDay ? formatDate(last) : `${formatDate(validThrough)}, ${formatTime(validThrough)}`
}

function Pay({ von, bis }: { von: number | undefined; bis: number | undefined }) {
  const range = [...new Set([von, bis])].flatMap(amount => (amount === undefined ? [] : formatEuro(amount)))
  if (range.length === 0) return null
  const amounts = von === undefined ? `bis ${range[0]}` : range.join(' bis ')
  return <span className={styles.entgelt}>{amounts} brutto im Monat bei voller Arbeitszeit</span>
}

function TextBlock({ title, html }: { title: string; html: string }) {
  if (!html) return null
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <RichText html={html} />
    </section>
  )
}
