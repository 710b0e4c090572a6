import { type Pinnwandeintrag, type Pinnwandrubrik, pinnwandrubriken } from '@rathausplatz/contract'
import { ButtonLink, formatDate, Paging, Section } from '@rathausplatz/ui'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'
import { EntryRow, EntryRows } from '../entry-row/entry-row.tsx'
import type { View } from '../template.ts'
import type { PinnwandData } from './load.ts'
import styles from './pinnwand.module.css'
import type { pinnwand } from './schema.ts'

export const Pinnwand: View<typeof pinnwand, PinnwandData> = ({ context, options, data }) => {
  const { eintraege, rubriken, rubrik, pagination, moeglich } = data
  const chosen = rubrik ? `rubrik=${rubrik}` : ''
  const begin = moeglich ? (
    <div className={styles.aufgeben}>
      <Aufgeben rubrik={rubrik} fundsachen={options.fundsachen} />
      <p>Kostenlos und ohne Konto. Ihre E-Mail-Adresse sieht nur die Stadt; sie prüft jeden Eintrag.</p>
    </div>
  ) : (
    <p className={styles.aufgeben}>Neue Einträge und Antworten sind hier zurzeit nicht möglich.</p>
  )
  return (
    <Section>
      {context.titel && <h2>{context.titel}</h2>}
      <ChoiceLinks
        label="Rubriken der Pinnwand"
        className={styles.wahl}
        choices={[
          { text: options.fundsachen ? 'Beides' : 'Alles', href: '?', isChosen: rubrik === null },
          ...rubriken.map(one => ({
            text: pinnwandrubriken[one],
            href: `?rubrik=${one}`,
            isChosen: rubrik === one,
          })),
        ]}
      />
      {eintraege.length === 0 ? (
        <>
          <Leer rubrik={rubrik} moeglich={moeglich} />
          {begin}
        </>
      ) : (
        <>
          {/* The link to write an entry comes first, so that visitors find it without scrolling. */}
          {begin}
          <EntryRows>
            {eintraege.map(eintrag => (
              <Zeile key={eintrag.nummer} eintrag={eintrag} heading={context.titel ? 'h3' : 'h2'} />
            ))}
          </EntryRows>
        </>
      )}
      <Paging {...pagination} hrefOf={page => `?${chosen && `${chosen}&`}seite=${page}`} />
    </Section>
  )
}

/** On the page for lost and found without a chosen rubric, a visitor says first which of the two it is. */
function Aufgeben({ rubrik, fundsachen }: { rubrik: Pinnwandrubrik | null; fundsachen: boolean }) {
  if (fundsachen && !rubrik)
    return (
      <div className={styles.beides}>
        <ButtonLink href="/pinnwand/neu?rubrik=gefunden">Ich habe etwas gefunden</ButtonLink>
        <ButtonLink href="/pinnwand/neu?rubrik=verloren">Ich habe etwas verloren</ButtonLink>
      </div>
    )
  const chosen = rubrik ? `?rubrik=${rubrik}` : ''
  return <ButtonLink href={`/pinnwand/neu${chosen}`}>Eintrag aufgeben</ButtonLink>
}

const Leer = ({ rubrik, moeglich }: Pick<PinnwandData, 'rubrik' | 'moeglich'>) => (
  <p className={styles.leer}>
    {rubrik ? `Unter „${pinnwandrubriken[rubrik]}“ steht zurzeit nichts.` : 'Hier steht zurzeit nichts.'}{' '}
    {moeglich && 'Sie können den ersten Eintrag aufgeben: Titel, ein paar Sätze, fertig.'}
  </p>
)

function Zeile({ eintrag, heading }: { eintrag: Pinnwandeintrag; heading: 'h2' | 'h3' }) {
  const { rubrik, titel, text, ort, datum_von, detailURL } = eintrag
  return (
    <EntryRow
      heading={heading}
      title={titel}
      href={detailURL}
      facts={
        <>
          <span>{pinnwandrubriken[rubrik as Pinnwandrubrik]}</span>
          {datum_von && <time dateTime={datum_von}>{formatDate(datum_von)}</time>}
          {ort && <span>{ort}</span>}
        </>
      }
    >
      <p className={styles.anfang}>{text}</p>
    </EntryRow>
  )
}
