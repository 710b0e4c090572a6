import { befundGewichte, calls, vonHandZuPruefen } from '@rathausplatz/contract'
import { CircleAlert, CircleCheck, Lightbulb, type LucideIcon, PenLine } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SaveTable } from '../export/save-table.tsx'
import { useSession } from '../frame/frame-data.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import styles from './quality.module.css'
import {
  byGroup,
  countWords,
  PLACES_HEAD,
  placeLines,
  type Quality,
  REPORT_HEAD,
  type Rule,
  reportLines,
} from './quality.ts'
import { WeeksDrawing } from './weeks-drawing.tsx'

export const loader = ({ request }: LoaderFunctionArgs): Promise<Quality> =>
  ask(calls.redaktionQualitaet, { signal: request.signal })

const AT_ONCE = 100

/** Findings of the Durchsicht in all public contents. */
export function Component() {
  const quality = useLoaderData<Quality>()
  const { bereiche } = useSession()
  const groups = byGroup(quality)
  const found = groups.flatMap(group => group.found)
  async function* report() {
    yield reportLines(quality, bereiche.includes('/'))
  }
  async function* places(signal: AbortSignal) {
    // The total may be inexact: a page that is not full is the last.
    for (const { regel } of found)
      for (let seite = 1, isFull = true; isFull; seite++) {
        const some = await ask(calls.redaktionQualitaetStellen, {
          params: { regel },
          query: { seite, pro_seite: AT_ONCE },
          signal,
        })
        yield placeLines(regel, some)
        isFull = some.data.length === AT_ONCE
      }
  }
  return (
    <Screen
      title="Barrierefreiheit"
      note="Was die Durchsicht in allen öffentlichen Inhalten findet: nach jedem Veröffentlichen und einmal in der Woche von selbst."
    >
      <div className={styles.screen}>
        <Summary quality={quality} />
        <div className={styles.exports}>
          <SaveTable
            name="pruefbericht-barrierefreiheit"
            label="Prüfbericht speichern"
            head={REPORT_HEAD}
            walk={report}
          />
          {found.length > 0 && (
            <SaveTable name="befunde" label="Alle Stellen speichern" head={PLACES_HEAD} walk={places} />
          )}
        </div>
        {groups.map(({ gruppe, name, found, clean }) => (
          <section key={gruppe} aria-labelledby={`gruppe-${gruppe}`} className={styles.group}>
            <h2 id={`gruppe-${gruppe}`}>{name}</h2>
            {found.length > 0 && (
              <ul role="list" className={styles.rules}>
                {found.map(rule => (
                  <RuleLine key={rule.regel} rule={rule} />
                ))}
              </ul>
            )}
            {clean.length > 0 && (
              <details className={styles.clean}>
                <summary>
                  <DeskIcon drawing={CircleCheck} /> {cleanWords(clean.length, found.length > 0)}
                </summary>
                <ul>
                  {clean.map(({ regel, titel, kriterium }) => (
                    <li key={regel}>
                      {titel}: keine
                      {kriterium && <span className={styles.muted}> (WCAG {kriterium})</span>}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        ))}
        <section aria-labelledby="von-hand" className={styles.group}>
          <h2 id="von-hand">Was kein Programm prüfen kann</h2>
          <p>
            Ein Bericht ohne Befunde heißt noch nicht, dass die Website barrierefrei ist. Für die Erklärung
            zur Barrierefreiheit prüfen Sie bitte auch von Hand:
          </p>
          <ul>
            {vonHandZuPruefen.map(({ titel, kriterium }) => (
              <li key={titel}>
                {titel}
                {kriterium && <span className={styles.muted}> (WCAG {kriterium})</span>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Screen>
  )
}

function cleanWords(count: number, isRest: boolean): string {
  if (isRest)
    return count === 1 ? 'Eine weitere Regel ist eingehalten' : `${count} weitere Regeln sind eingehalten`
  return count === 1
    ? 'Nichts gefunden: Die eine Regel ist eingehalten'
    : `Nichts gefunden: alle ${count} Regeln sind eingehalten`
}

const number = new Intl.NumberFormat('de-DE')

function Summary({ quality: { offen, stadt } }: { quality: Quality }) {
  return (
    <div className={styles.summary}>
      {stadt && (
        <>
          <p className={styles.whole}>
            Bei <strong>{number.format(stadt.mit_befunden)}</strong> von {number.format(stadt.inhalte)}{' '}
            durchgesehenen Inhalten lässt sich etwas verbessern.
          </p>
          <WeeksDrawing stadt={stadt} />
        </>
      )}
      {offen > 0 && (
        <p role="status">
          {offen === 1 ? 'Ein Inhalt wird' : `${number.format(offen)} Inhalte werden`} gerade noch
          durchgesehen.
        </p>
      )}
    </div>
  )
}

const DRAWINGS: Record<Rule['gewicht'], LucideIcon> = {
  fehler: CircleAlert,
  hinweis: Lightbulb,
  wort: PenLine,
}

function RuleLine({ rule }: { rule: Rule }) {
  const { regel, titel, gewicht, kriterium } = rule
  return (
    <li data-weight={gewicht}>
      <DeskIcon drawing={DRAWINGS[gewicht]} />
      <span className={styles.name}>
        <Link to={`/pflege/barrierefreiheit/${regel}`}>{titel}</Link>
        <span className={styles.muted}>
          {befundGewichte[gewicht]}
          {kriterium && ` · WCAG ${kriterium}`}
        </span>
      </span>
      <span className={styles.count}>{countWords(rule)}</span>
    </li>
  )
}
