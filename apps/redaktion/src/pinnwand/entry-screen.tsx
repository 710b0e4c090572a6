import { type CallInput, calls, type Fotoschritt } from '@rathausplatz/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Delivery } from '../pieces/delivery.tsx'
import handling from '../pieces/handling.module.css'
import { Screen } from '../pieces/screen.tsx'
import { when } from '../pieces/when.ts'
import { Checking, type StepWords } from '../pruefung/checking.tsx'
import { Fact } from '../pruefung/fact.tsx'
import { ask } from '../wall/ask.ts'
import { EntryPhotos } from './entry-photos.tsx'
import { BOARD, type BoardEntry, rubricOf, standWords } from './pinnwand.ts'

type Step = Exclude<CallInput<typeof calls.redaktionPinnwandSchritt>['body']['schritt'], Fotoschritt>

export const loader = ({ params: { nummer = '' }, request }: LoaderFunctionArgs): Promise<BoardEntry> =>
  ask(calls.redaktionPinnwandEintrag, { params: { nummer }, signal: request.signal })

/** One entry as the public would read it, with its reports and the steps of the town. */
export function Component() {
  const entry = useLoaderData<BoardEntry>()
  const { nummer, titel, text, ort, name, email, geaendert_am, laeuft_ab_am, tage, stand, detailURL } = entry
  const { fassung, meldungen, meldungen_offen, nicht_angekommen: lost = [] } = entry
  return (
    <Screen
      title={titel}
      way={[{ label: 'Pinnwand', to: BOARD }]}
      note={`${rubricOf(entry)}, zuletzt geändert ${when(geaendert_am)}`}
    >
      <div className={handling.message}>
        <div>
          <p className={handling.text}>{text}</p>
          <EntryPhotos entry={entry} />
          <dl className={handling.facts}>
            {ort && <Fact name="Wo?">{ort}</Fact>}
            <Fact name="Name">{name || 'nicht angegeben'}</Fact>
            <Fact name="E-Mail, steht nirgends auf der Website">{email}</Fact>
            <Fact name="Laufzeit">
              {laeuft_ab_am ? `bis ${when(laeuft_ab_am)}` : `${tage} Tage ab der Freigabe`}
            </Fact>
            <Fact name="Nummer">{nummer}</Fact>
          </dl>
          {lost.length > 0 && (
            <>
              <h2>Nachrichten, die nicht ankamen</h2>
              <p className={handling.where}>
                Was darin steht, lesen nur die beiden. Die Person, für die sie ist, sieht sie auf der eigenen
                Seite.
              </p>
              <ul role="list">
                {lost.map(({ worum, am, zustellung }) => (
                  <li key={`${am} ${worum}`}>
                    <p>
                      {worum} <span className={handling.where}>{when(am)}</span>
                    </p>
                    <Delivery of={{ lage: zustellung.lage, text: zustellung.text }} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {stand === 'freigegeben' && (
            <p>
              <a href={detailURL} target="_blank" rel="noreferrer">
                Auf der Website ansehen <span className={handling.where}>(öffnet die Website)</span>
              </a>
            </p>
          )}
        </div>
        {/* A step with a photo changes neither time nor reports, so a reason typed meanwhile stays. */}
        <Checking<Step>
          key={`${nummer} ${geaendert_am} ${meldungen.length}`}
          name={nummer}
          state={standWords(entry)}
          grund={entry.grund}
          zustellung={entry.zustellung}
          an={email}
          schritte={entry.schritte}
          words={STEPS}
          deleting="Löschen lässt sich nicht rückgängig machen, und niemand bekommt eine E-Mail."
          home={BOARD}
          take={(schritt, grund) =>
            ask(calls.redaktionPinnwandSchritt, {
              params: { nummer },
              body: { grundfassung: fassung, schritt, grund },
            })
          }
        >
          {button =>
            meldungen.length > 0 && (
              <>
                <h3>Beschwerden</h3>
                <Reports meldungen={meldungen} />
                {meldungen_offen > 0 && <div className={handling.steps}>{button('meldungen-erledigen')}</div>}
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
    done: 'Der Eintrag ist öffentlich. Wer ihn geschrieben hat, bekommt eine E-Mail.',
  },
  ablehnen: { label: 'Ablehnen', done: 'Abgelehnt. Wer ihn geschrieben hat, liest den Grund per E-Mail.' },
  sperren: { label: 'Sperren', done: 'Gesperrt. Wer ihn geschrieben hat, liest den Grund per E-Mail.' },
  entsperren: { label: 'Sperre aufheben', done: 'Die Sperre ist aufgehoben.' },
  loeschen: { label: 'Ja, endgültig löschen', done: 'Gelöscht.' },
  'meldungen-erledigen': { label: 'Beschwerden sind erledigt', done: 'Die Beschwerden sind erledigt.' },
}

const Reports = ({ meldungen }: Pick<BoardEntry, 'meldungen'>) => (
  <ul>
    {meldungen.map(({ am, grund: why, text, erledigt }) => (
      <li key={`${am} ${why} ${text}`}>
        {why}
        {text && `: ${text}`}{' '}
        <span className={handling.where}>
          {when(am)}
          {erledigt && ', erledigt'}
        </span>
      </li>
    ))}
  </ul>
)
