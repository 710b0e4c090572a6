import { type CallInput, calls } from '@rathausplatz/contract'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useKinds } from '../frame/frame-data.ts'
import handling from '../pieces/handling.module.css'
import { Screen } from '../pieces/screen.tsx'
import { when } from '../pieces/when.ts'
import { Checking, type StepWords } from '../pruefung/checking.tsx'
import { Fact } from '../pruefung/fact.tsx'
import { ask } from '../wall/ask.ts'
import styles from './comparison.module.css'
import { Comparison } from './comparison.tsx'
import { aimOf, PROPOSALS, type Proposal, proposalState } from './vorschlaege.ts'

type Step = CallInput<typeof calls.redaktionVerzeichnisvorschlagSchritt>['body']['schritt']

export const loader = ({ params: { nummer = '' }, request }: LoaderFunctionArgs): Promise<Proposal> =>
  ask(calls.redaktionVerzeichnisvorschlag, { params: { nummer }, signal: request.signal })

/** One proposal beside the current entry, with the steps of the town. */
export function Component() {
  const proposal = useLoaderData<Proposal>()
  const { nummer, angaben, email, angelegt_am, geaendert_am, detailURL, fassung, inhalt } = proposal
  const { betreut_von, entwurf_offen, schritte } = proposal
  const releases = schritte.includes('freigeben')
  const isOfOthers = inhalt !== null && !proposal.betreut
  const [handsOver, setHandsOver] = useState(false)
  const kinds = useKinds()
  const mayEdit = kinds.some(
    ({ art, rechte }) => art === 'verzeichniseintrag' && rechte.includes('schreiben'),
  )
  return (
    <Screen
      title={angaben.name}
      way={[{ label: 'Vorschläge für Verzeichnisse', to: PROPOSALS }]}
      note={`${aimOf(proposal)}, zuletzt geändert ${when(geaendert_am)}`}
    >
      <div className={handling.message}>
        <div>
          <Comparison proposal={proposal} />
          <dl className={handling.facts}>
            <Fact name="E-Mail der Person, die es vorschlägt; steht nirgends auf der Website">{email}</Fact>
            <Fact name="Eingegangen">{when(angelegt_am)}</Fact>
            <Fact name="Nummer">{nummer}</Fact>
          </dl>
          <p className={styles.wege}>
            {detailURL && (
              <a href={detailURL} target="_blank" rel="noreferrer">
                Auf der Website ansehen <span className={handling.where}>(öffnet die Website)</span>
              </a>
            )}
            {inhalt && mayEdit && (
              <Link to={`/inhalte/verzeichniseintrag/${inhalt}`}>Eintrag bearbeiten</Link>
            )}
          </p>
        </div>
        <Checking<Step>
          key={`${nummer} ${fassung}`}
          name={nummer}
          state={proposalState(proposal)}
          grund={proposal.grund}
          zustellung={proposal.zustellung}
          an={proposal.email}
          schritte={schritte}
          words={proposal.betreut ? STEPS : { ...STEPS, entsperren: LOOK_AGAIN }}
          deleting="Der Vorschlag ist dann endgültig weg. Ist er schon freigegeben, kommt sein Eintrag in den Papierkorb. Niemand bekommt eine E-Mail."
          home={PROPOSALS}
          blocked={entwurf_offen}
          take={(schritt, grund) =>
            ask(calls.redaktionVerzeichnisvorschlagSchritt, {
              params: { nummer },
              body: { grundfassung: fassung, schritt, grund, uebergeben: handsOver },
            })
          }
        >
          {() =>
            releases && (
              <>
                {entwurf_offen && (
                  <p>
                    An diesem Eintrag wird gerade gearbeitet: Es gibt einen Entwurf, der nicht veröffentlicht
                    ist. Freigeben können Sie, sobald er veröffentlicht oder verworfen ist.
                  </p>
                )}
                {isOfOthers && (
                  <>
                    <label className={styles.wahl}>
                      <input
                        type="checkbox"
                        checked={handsOver}
                        onChange={event => setHandsOver(event.target.checked)}
                      />
                      Diese Person betreut den Eintrag künftig
                    </label>
                    <p className={handling.where}>
                      {handsOver
                        ? `Wer ${email} liest, kann ihn dann selbst ändern, sperren und löschen.`
                        : 'Ohne Haken steht nur die Änderung auf der Website, und der Vorschlag ist erledigt.'}
                    </p>
                  </>
                )}
                {betreut_von && handsOver && (
                  <p>
                    Bisher betreut diesen Eintrag {betreut_von.email} ({betreut_von.nummer}). Geben Sie frei,
                    gilt der Link dorthin nicht mehr; die Person bekommt eine E-Mail.
                  </p>
                )}
              </>
            )
          }
        </Checking>
      </div>
    </Screen>
  )
}

const STEPS: StepWords<Step> = {
  freigeben: {
    label: 'Freigeben',
    done: 'Der Eintrag steht auf der Website. Wer ihn vorgeschlagen hat, bekommt eine E-Mail.',
  },
  ablehnen: {
    label: 'Ablehnen',
    done: 'Abgelehnt. Wer den Eintrag vorgeschlagen hat, liest den Grund per E-Mail.',
  },
  sperren: {
    label: 'Sperren',
    done: 'Gesperrt. Wer den Eintrag vorgeschlagen hat, liest den Grund per E-Mail.',
  },
  entsperren: { label: 'Sperre aufheben', done: 'Die Sperre ist aufgehoben.' },
  loeschen: { label: 'Ja, endgültig löschen', done: 'Gelöscht.' },
}

/** Words to unlock a proposal that was never released: it was refused, not locked. */
const LOOK_AGAIN = { label: 'Doch noch einmal prüfen', done: 'Der Vorschlag wartet wieder auf Prüfung.' }
