import { Link, Section } from '@rathausplatz/ui'
import { YearSheet } from '../abfall/year-sheet-view.tsx'
import type { View } from '../template.ts'
import styles from './abfalltermine.module.css'
import type { Abfuhr } from './abfuhr.ts'
import { Actions } from './actions.tsx'
import { AddressForm, Unknown } from './address-form.tsx'
import { Answer } from './answer.tsx'
import { BinsForm } from './bins-form.tsx'
import { Kinds, Views } from './choose-view-and-kinds.tsx'
import { DateList } from './date-list.tsx'
import type { Abfuhrseite } from './load.ts'
import { MonthView } from './month-view.tsx'
import { PrintButton } from './print-button.tsx'
import type { abfalltermine } from './schema.ts'

/**
 * The next collection is the most prominent element. Without a known place, the form for the street is shown
 * instead.
 */
export const Abfalltermine: View<typeof abfalltermine, Abfuhrseite> = ({ context, data }) => (
  <Section>
    <section className={styles.abfuhr} aria-labelledby="abfuhrtermine">
      <h2 id="abfuhrtermine">{context.titel || 'Wann wird abgeholt?'}</h2>
      {data.eingerichtet ? (
        <Asked data={data} context={context} />
      ) : (
        <p>{context.ohneTermine || 'Die Abfuhrtermine stehen hier, sobald sie eingetragen sind.'}</p>
      )}
    </section>
  </Section>
)

type Props = Parameters<typeof Abfalltermine>[0]

function Asked({ data, context }: Pick<Props, 'data' | 'context'>) {
  const { abfuhr, gemerkt } = data
  if (abfuhr) return <Collections abfuhr={abfuhr} data={data} bereitstellen={context.bereitstellen} />
  return (
    <>
      {gemerkt === 'nein' && (
        <p role="status" className={styles.meldung}>
          Ihre Straße ist vergessen. Auf diesem Gerät ist nichts mehr davon gespeichert.
        </p>
      )}
      {context.einleitung && <p className={styles.einleitung}>{context.einleitung}</p>}
      {data.istGestoert && (
        <p role="status" className={styles.meldung}>
          Die Termine lassen sich gerade nicht nachsehen. Bitte versuchen Sie es in einer Minute noch einmal.
        </p>
      )}
      <Unknown data={data} />
      <AddressForm data={data} />
    </>
  )
}

type CollectionsProps = { abfuhr: Abfuhr; data: Abfuhrseite; bereitstellen: string }

function Collections({ abfuhr, data, bereitstellen }: CollectionsProps) {
  return (
    <>
      {data.gemerkt === 'ja' && abfuhr.istGemerkt && (
        <p role="status" className={styles.meldung}>
          Ihre Straße ist gemerkt: Die nächste Tonne steht jetzt auch auf der Startseite, und unter
          „Unterwegs“ lesen Sie Ihre Termine ohne Netz.
        </p>
      )}
      <Answer abfuhr={abfuhr} bereitstellen={bereitstellen} path={data.path} />
      <BinsForm abfuhr={abfuhr} path={data.path} />
      <Actions abfuhr={abfuhr} path={data.path} />
      <Views abfuhr={abfuhr} />
      <Kinds abfuhr={abfuhr} />
      {abfuhr.ansicht === 'liste' && <DateList abfuhr={abfuhr} />}
      {abfuhr.monat && <MonthView monat={abfuhr.monat} arten={abfuhr.marken} />}
      {abfuhr.jahr && <Year jahr={abfuhr.jahr} />}
    </>
  )
}

function Year({ jahr: { blatt, andere } }: { jahr: NonNullable<Abfuhr['jahr']> }) {
  return (
    <section aria-labelledby="abfuhrjahr" className={styles.jahr}>
      <div className={styles.jahrkopf}>
        <h3 id="abfuhrjahr">Alle Termine {blatt.jahr}</h3>
        {andere.map(({ jahr, href }) => (
          <Link key={jahr} href={href} stay rel="nofollow">
            {jahr} ansehen
          </Link>
        ))}
        <PrintButton />
      </div>
      <YearSheet blatt={blatt} />
    </section>
  )
}
