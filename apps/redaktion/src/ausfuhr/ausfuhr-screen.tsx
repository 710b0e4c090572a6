import { AUSFUHR_STUNDEN, addressOf, calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { Check, CircleAlert, Download, FilePlus2, Minus, RotateCcw, Square, Trash2 } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import pieces from '../pieces/pieces.module.css'
import { Screen } from '../pieces/screen.tsx'
import { when } from '../pieces/when.ts'
import { confirmed } from '../session/confirming.ts'
import { ask } from '../wall/ask.ts'
import styles from './ausfuhr.module.css'
import { type Ausfuhr, lossOf, sizeOf, stockOf, type Umfang, umfangInWords } from './ausfuhr.ts'
import { ExtentForm } from './extent-form.tsx'
import { useAusfuhr } from './use-ausfuhr.ts'

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Ausfuhr | null> =>
  (await ask(calls.redaktionAusfuhr, { signal: request.signal })).ausfuhr

/** Exports the whole town as one file: create, download, delete. */
export function Component() {
  const { ausfuhr, isBusy, step } = useAusfuhr(useLoaderData<Ausfuhr | null>())
  const begin = (body: Umfang) => void step(() => ask(calls.redaktionAusfuhrBeginnen, { body }))
  const callOff = ({ id }: Ausfuhr, done: string) =>
    void step(() => ask(calls.redaktionAusfuhrLoeschen, { params: { id } }), done)
  const isAtWork = ausfuhr?.stand === 'laeuft'
  return (
    <Screen
      title="Alles herunterladen"
      note="Was Ihre Stadt hier geschrieben und aufgenommen hat, in einer Datei (Ausfuhr): zum Aufheben, für einen Umzug oder für ein anderes Programm. Eine Sicherung der Website ersetzt sie nicht."
      action={
        ausfuhr?.datei && (
          <a
            className={pieces.actionlink}
            href={placeOf(ausfuhr)}
            download
            onClick={event => {
              event.preventDefault()
              void step(() => download(ausfuhr))
            }}
          >
            <DeskIcon drawing={Download} /> <span>Herunterladen</span>{' '}
            <span className={styles.size}>({sizeOf(ausfuhr.datei)})</span>
          </a>
        )
      }
    >
      <Standing ausfuhr={ausfuhr}>
        {isAtWork && (
          <Button
            type="button"
            look="outline"
            aria-disabled={isBusy}
            onClick={() => callOff(ausfuhr, 'Abgebrochen.')}
          >
            <DeskIcon drawing={Square} /> Abbrechen
          </Button>
        )}
      </Standing>
      {ausfuhr?.fehler && (
        <div className={styles.stopped} role="alert">
          <p>
            <DeskIcon drawing={CircleAlert} /> <span>{ausfuhr.fehler}</span>
          </p>
          <Button type="button" look="outline" aria-disabled={isBusy} onClick={() => begin(ausfuhr.umfang)}>
            <DeskIcon drawing={RotateCcw} /> Noch einmal versuchen
          </Button>
        </div>
      )}
      {ausfuhr?.datei && (
        <Finished
          ausfuhr={ausfuhr}
          isBusy={isBusy}
          onDelete={() => callOff(ausfuhr, 'Die Datei ist gelöscht.')}
        />
      )}
      <div className={styles.parts}>
        {!isAtWork && (
          <section className={styles.part} aria-labelledby="neu">
            <h2 id="neu">{ausfuhr?.datei ? 'Eine neue Datei erstellen' : 'Eine Datei erstellen'}</h2>
            <ExtentForm key={ausfuhr?.id} first={ausfuhr?.umfang} onBegin={begin}>
              {/* The button is below the options: it covers none of them, and nothing moves up when it
                  disappears. */}
              <p className={styles.begin}>
                <Button look={ausfuhr?.datei ? 'outline' : 'solid'} aria-disabled={isBusy}>
                  <DeskIcon drawing={FilePlus2} />{' '}
                  {ausfuhr?.datei ? 'Neue Datei erstellen' : 'Datei erstellen'}
                </Button>
                {ausfuhr?.datei && <span className={styles.hint}>Sie tritt an die Stelle der jetzigen.</span>}
              </p>
            </ExtentForm>
          </section>
        )}
        <WhatItHolds />
      </div>
    </Screen>
  )
}

/** Downloads the file once the editor has shown who they are: the browser itself cannot ask. */
async function download(ausfuhr: Ausfuhr): Promise<{ ausfuhr: Ausfuhr }> {
  const { bestaetigt_bis } = await ask(calls.redaktionBestaetigung, {})
  if (bestaetigt_bis !== null || (await confirmed())) {
    const link = document.createElement('a')
    link.href = placeOf(ausfuhr)
    link.download = ''
    link.click()
  }
  return { ausfuhr }
}

const placeOf = ({ id }: Ausfuhr): string =>
  addressOf(location.origin, calls.redaktionAusfuhrDatei, { params: { id } }).pathname

/**
 * Shows the progress of the export, which continues without this screen. Changing numbers are not announced.
 */
function Standing({ ausfuhr, children }: { ausfuhr: Ausfuhr | null; children: ReactNode }) {
  const stand = ausfuhr?.stand
  const line = useRef<HTMLParagraphElement>(null)
  const before = useRef(stand)
  // Buttons appear and disappear with the state. If the pressed button is gone, the focus moves to the status
  // line.
  useLayoutEffect(() => {
    if (before.current !== stand && document.activeElement === document.body) line.current?.focus()
    before.current = stand
  }, [stand])
  return (
    <div className={styles.standing}>
      <p ref={line} tabIndex={-1}>
        <span role="status">
          {stand === 'laeuft' && <strong>Die Datei wird erstellt.</strong>}
          {stand === 'fertig' && <strong>Die Datei ist fertig.</strong>}
        </span>{' '}
        {stand === 'laeuft' && 'Sie können dieses Fenster schließen und später wiederkommen.'}
      </p>
      {stand === 'laeuft' && (
        <progress
          {...(ausfuhr?.anteil == null ? {} : { value: ausfuhr.anteil })}
          max={1}
          aria-label="Erstellt"
        />
      )}
      {children}
    </div>
  )
}

type FinishedProps = { ausfuhr: Ausfuhr; isBusy: boolean; onDelete: () => void }

function Finished({ ausfuhr, isBusy, onDelete }: FinishedProps) {
  const { datei, umfang, von } = ausfuhr
  if (!datei) return null
  const loss = lossOf(datei)
  return (
    <section className={styles.file} aria-label="Die fertige Datei">
      <dl>
        <dt>Name und Größe</dt>
        <dd>
          {datei.name}, {sizeOf(datei)}
        </dd>
        <dt>Erstellt</dt>
        <dd>
          {when(datei.fertig_am)}, für {von.name}
        </dd>
        <dt>Darin</dt>
        <dd>
          {stockOf(datei)}: {umfangInWords(umfang)}
        </dd>
        <dt>Wird von selbst gelöscht</dt>
        <dd>{when(datei.geloescht_am)}</dd>
      </dl>
      {loss && (
        <p className={styles.warning}>
          <DeskIcon drawing={CircleAlert} /> <span>{loss}</span>
        </p>
      )}
      <Button type="button" look="outline" aria-disabled={isBusy} onClick={onDelete}>
        <DeskIcon drawing={Trash2} /> Jetzt löschen
      </Button>
    </section>
  )
}

/** Lists the contents of the file in advance. */
function WhatItHolds() {
  return (
    <section className={styles.part} aria-labelledby="darin">
      <h2 id="darin">Was in der Datei steht</h2>
      <ul role="list" className={styles.holds}>
        {HOLDS.map(words => (
          <li key={words}>
            <DeskIcon drawing={Check} /> <span>{words}</span>
          </li>
        ))}
      </ul>
      <h3>Was nie darin steht</h3>
      <ul role="list" className={styles.holds}>
        {NEVER.map(words => (
          <li key={words}>
            <DeskIcon drawing={Minus} /> <span>{words}</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        Es ist eine Zip-Datei, die auch andere Programme lesen. Sie liegt {AUSFUHR_STUNDEN} Stunden bereit,
        immer nur eine. Wer sie erstellen ließ, heruntergeladen oder gelöscht hat, steht im Protokoll.
      </p>
    </section>
  )
}

const HOLDS = [
  'alle Seiten, Nachrichten, Veranstaltungen, Ämter, Leistungen und übrigen Inhalte',
  'Bilder und Dokumente, so wie sie aufgenommen wurden, auch mit dem, was die Kamera hineingeschrieben hat',
  'Menüs, Weiterleitungen und die Angaben zur Stadt',
  'der Abfuhrkalender: Straßen, Touren und Termine',
]

const NEVER = [
  'Konten und Passwörter',
  'Rückmeldungen und was gesucht wurde',
  'was Menschen geschickt haben: Formulare, gebuchte Termine, Einträge der Pinnwand, Vorschläge für Verzeichnisse, Schadensmeldungen, Abonnements',
  'das Protokoll, Notizen, und wer was geschrieben hat',
  'was gerade getippt und noch nicht gespeichert ist, und der Papierkorb',
]
