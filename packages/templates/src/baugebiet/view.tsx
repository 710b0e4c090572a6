import type { Baugebiet as Area, Bauplatz } from '@rathausplatz/contract'
import { bauplatzstatusLabels } from '@rathausplatz/contract/labels'
import { preisspanneOf } from '@rathausplatz/contract/preisspanne'
import { Bildrahmen, formatEuro, Link, RichText, Section, stackedTable } from '@rathausplatz/ui'
import { ContactWays } from '../contact/contact.tsx'
import { Fact, Facts } from '../facts/facts.tsx'
import type { View } from '../template.ts'
import styles from './baugebiet.module.css'
import type { BaugebietData } from './load.ts'
import { Plan } from './plan.tsx'
import {
  priceOf,
  type Sortierung,
  sortierungen,
  sortLabels,
  squareMetrePrice,
  squareMetres,
  statuses,
} from './plots.ts'
import type { baugebiet } from './schema.ts'

export const Baugebiet: View<typeof baugebiet, BaugebietData> = ({ context, data }) => {
  const { einleitung, lage, text, preis_qm, konditionen, zeitplan, bauplaetze } = context
  return (
    <Section>
      <div className={styles.baugebiet}>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <AreaFacts lage={lage} preis_qm={preis_qm} bauplaetze={bauplaetze} />
        {context.bild && (
          <Bildrahmen
            bild={context.bild}
            bildtext={context.bildtext ?? ''}
            bildfokus={context.bildfokus}
            sizes="(min-width: 1280px) 1210px, 94vw"
            first
            form="16:9"
          />
        )}
        {text && <RichText html={text} />}
        {bauplaetze.length > 0 && (
          <section id="plaetze" className={styles.plaetze}>
            <h2>Bauplätze</h2>
            <Plan {...context} status={data.auswahl.status} />
            <Choice bauplaetze={bauplaetze} auswahl={data.auswahl} />
            <Plots {...context} {...data} />
          </section>
        )}
        {konditionen && (
          <section className={styles.block}>
            <h2>Bedingungen</h2>
            <RichText html={konditionen} />
          </section>
        )}
        {zeitplan.length > 0 && (
          <section className={styles.block}>
            <h2>Zeitplan</h2>
            <dl className={styles.zeitplan}>
              {zeitplan.map(({ wann, was }) => (
                <div key={wann + was}>
                  <dt>{wann}</dt>
                  <dd>{was}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {data.zustaendig && (
          <section className={styles.block}>
            <h2>Ihre Fragen beantwortet</h2>
            <p>
              <Link href={data.zustaendig.detailURL}>{data.zustaendig.name}</Link>
            </p>
            <ContactWays kommunikation={data.zustaendig.kommunikation} />
          </section>
        )}
      </div>
    </Section>
  )
}

function AreaFacts({ lage, preis_qm, bauplaetze }: Pick<Area, 'lage' | 'preis_qm' | 'bauplaetze'>) {
  const free = bauplaetze.filter(({ status }) => status === 'frei').length
  const preisspanne = preisspanneOf({ preis_qm, bauplaetze })
  return (
    <Facts className={styles.eckdaten}>
      {lage && <Fact name="Lage">{lage}</Fact>}
      {preisspanne && <Fact name="Preis">{squareMetrePrice(preisspanne)}</Fact>}
      <Fact name="Bauplätze">
        {free} von {bauplaetze.length} frei
      </Fact>
    </Facts>
  )
}

type Auswahl = BaugebietData['auswahl']

/** Filters as plain links, so that the address can be shared. */
function Choice({ bauplaetze, auswahl }: { bauplaetze: readonly Bauplatz[]; auswahl: Auswahl }) {
  const present = statuses.filter(status => bauplaetze.some(platz => platz.status === status))
  const count = (status: string) => bauplaetze.filter(platz => platz.status === status).length
  return (
    <div className={styles.auswahl}>
      <nav aria-label="Bauplätze nach Status">
        <ul role="list">
          {(['', ...present] as const).map(status => (
            <li key={status}>
              <Link
                href={hrefOf({ ...auswahl, status })}
                stay
                aria-current={status === auswahl.status ? 'true' : undefined}
              >
                {status === ''
                  ? `Alle (${bauplaetze.length})`
                  : `${bauplatzstatusLabels[status]} (${count(status)})`}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Bauplätze sortieren">
        <ul role="list">
          <li>Sortiert nach</li>
          {sortierungen.map(sortierung => (
            <li key={sortierung}>
              <Link
                href={hrefOf({ ...auswahl, sortierung })}
                stay
                aria-current={sortierung === auswahl.sortierung ? 'true' : undefined}
              >
                {sortLabels[sortierung]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function hrefOf({ status, sortierung }: Auswahl): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (sortierung !== 'nummer') query.set('sortierung', sortierung)
  return `?${query}`
}

type PlotsProps = Pick<Area, 'name' | 'bauplaetze' | 'preis_qm'> &
  Pick<BaugebietData, 'reihenfolge' | 'auswahl'>

function Plots({ name, bauplaetze, preis_qm, reihenfolge, auswahl }: PlotsProps) {
  const shown = reihenfolge.flatMap(index => bauplaetze[index] ?? [])
  const hasNotes = shown.some(({ hinweis }) => hinweis)
  const sorted = (column: Sortierung) => (auswahl.sortierung === column ? 'ascending' : undefined)
  return (
    <div className={styles.rollen} role="group" aria-label="Tabelle der Bauplätze" tabIndex={0}>
      <table className={`${styles.tabelle} ${stackedTable}`}>
        <caption>
          {shown.length} {shown.length === 1 ? 'Bauplatz' : 'Bauplätze'} im Gebiet {name}
          {auswahl.status && `, Status ${bauplatzstatusLabels[auswahl.status]}`}
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={sorted('nummer')}>
              Platz
            </th>
            <th scope="col">Wofür</th>
            <th scope="col" aria-sort={sorted('flaeche')} data-zahl="">
              Fläche
            </th>
            <th scope="col" aria-sort={sorted('preis')} data-zahl="">
              Preis
            </th>
            <th scope="col">Status</th>
            {hasNotes && <th scope="col">Hinweis</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(platz => {
            const preis = priceOf(platz, preis_qm)
            return (
              <tr key={platz.nummer} data-frei={platz.status === 'frei'}>
                <th scope="row" data-label="Platz">
                  {platz.nummer}
                </th>
                <td data-label="Wofür">{platz.art || 'offen'}</td>
                <td data-label="Fläche" data-zahl="">
                  {squareMetres(platz.flaeche)}
                </td>
                <td data-label="Preis" data-zahl="" className={styles.preis}>
                  {preis === undefined ? 'auf Anfrage' : formatEuro(preis)}
                </td>
                <td data-label="Status">{bauplatzstatusLabels[platz.status]}</td>
                {hasNotes && <td data-label="Hinweis">{platz.hinweis}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
