import { Filter, FilterSelect, Paging, Section } from '@rathausplatz/ui'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'
import { MonthSheet } from '../month-sheet/month-sheet.tsx'
import { gremiumPage, sitzungenFeed, sitzungenIcs } from '../rat/paths.ts'
import { Sitzungsliste } from '../rat/sitzungsliste.tsx'
import type { View } from '../template.ts'
import { ByMail, Updates } from '../updates/updates.tsx'
import { hrefWith } from '../visitor-query.ts'
import type { SitzungenData } from './load.ts'
import type { sitzungen } from './schema.ts'
import styles from './sitzungen.module.css'

/** Upcoming meetings first, then past meetings by year; or the meetings of a month. */
export const Sitzungen: View<typeof sitzungen, SitzungenData> = ({ context: { titel }, data }) => {
  const { path, gremium, liste, kalender } = data
  const of = gremium ? { gremium } : {}
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      <ByMail href={data.benachrichtigen} />
      <ChoiceLinks
        label="Ansicht"
        choices={[
          { text: 'Liste', href: hrefWith(path, of), isChosen: kalender === null },
          {
            text: 'Monatskalender',
            href: hrefWith(path, { ansicht: 'kalender', ...of }),
            isChosen: kalender !== null,
          },
        ]}
      />
      <Choice data={data} />
      {kalender && (
        <>
          <MonthSheet data={kalender} />
          {kalender.wochen.flat().every(day => !day || day.termine.length === 0) && (
            <p>In diesem Monat ist keine Sitzung angesetzt.</p>
          )}
        </>
      )}
      {liste && <Liste {...data} liste={liste} heading={titel ? 'h3' : 'h2'} />}
      <Updates
        links={[
          { href: icsOf(gremium), text: 'Sitzungen in den Kalender laden', isFile: true },
          { href: feedOf(gremium), text: 'Neue Sitzungen im Feedreader' },
        ]}
      />
    </Section>
  )
}

const icsOf = (gremium: string) => (gremium ? `${gremiumPage(gremium)}.ics` : sitzungenIcs)
const feedOf = (gremium: string) => (gremium ? `${gremiumPage(gremium)}.atom` : sitzungenFeed)

type ListeProps = SitzungenData & { liste: NonNullable<SitzungenData['liste']>; heading: 'h2' | 'h3' }

function Liste({ path, gremium, liste, heading: Heading }: ListeProps) {
  const { naechste, fruehere, jahr, jahre, pagination } = liste
  const row = Heading === 'h2' ? 'h3' : 'h4'
  const hrefOf = (year: number, seite?: number) => hrefWith(path, { gremium, jahr: year, seite })
  return (
    <>
      {pagination.page === 1 && (
        <section className={styles.teil}>
          <Heading>Nächste Sitzungen</Heading>
          {naechste.length > 0 ? (
            <Sitzungsliste sitzungen={naechste} heading={row} />
          ) : (
            <p>Zurzeit ist keine Sitzung angesetzt.</p>
          )}
        </section>
      )}
      {jahr !== null && (
        <section className={styles.teil} id="frueher">
          <Heading>Frühere Sitzungen {jahr}</Heading>
          {jahre.length > 1 && (
            <ChoiceLinks
              label="Jahr"
              choices={jahre.map(year => ({
                text: String(year),
                href: hrefOf(year),
                isChosen: year === jahr,
              }))}
            />
          )}
          {fruehere.length > 0 ? (
            <Sitzungsliste sitzungen={fruehere} heading={row} />
          ) : (
            <p>In diesem Jahr war noch keine Sitzung.</p>
          )}
          <Paging {...pagination} hrefOf={seite => hrefOf(jahr, seite > 1 ? seite : undefined)} />
        </section>
      )}
    </>
  )
}

function Choice({ data: { path, gremien, gremium, kalender, liste } }: { data: SitzungenData }) {
  const rest = kalender
    ? { ansicht: 'kalender', monat: kalender.monat }
    : { jahr: liste?.jahr === liste?.jahre[0] ? undefined : (liste?.jahr ?? undefined) }
  return (
    <Filter
      label="Sitzungen auswählen"
      submit="Anzeigen"
      resetHref={gremium ? hrefWith(path, rest) : undefined}
    >
      <FilterSelect
        name="gremium"
        label="Gremium"
        all="Alle Gremien"
        value={gremium}
        choices={gremien.map(({ id, name }) => ({ value: id, text: name }))}
      />
      {Object.entries(rest).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </Filter>
  )
}
