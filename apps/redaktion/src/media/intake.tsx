import { formatFileSize } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { CircleCheck, FileText, FileUp, ImageOff, X } from 'lucide-react'
import { type DragEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { AboutFields } from './about-fields.tsx'
import { FolderField } from './folder-fields.tsx'
import { asFolder, faultOf } from './folders.ts'
import { accepted, acceptedWords } from './judge-file.ts'
import styles from './media.module.css'
import { type Art, counted, factsOf, type Medium } from './medium.ts'
import { Face } from './tiles.tsx'
import { useFolders } from './use-folders.ts'
import { type Candidate, type Twin, useIntake } from './use-intake.ts'

type IntakeProps = {
  art?: Art
  several?: boolean
  /** The default folder. */
  ordner?: string
  /** Files that were dropped before the dialog opened. */
  first?: readonly File[] | undefined
  onTaken: (media: readonly Medium[]) => void
  /** Uses the existing file instead of the new one. By default the new file is only left out. */
  onUse?: (medium: Medium) => void
}

/** Adds files to the library: choose or drop, describe, upload. */
export function Intake({ art, several = false, ordner: before = '', first, onTaken, onUse }: IntakeProps) {
  const { candidates, refused, choose, describe, take, drop, takeAnyway } = useIntake({ art, several, first })
  const tell = useTell()
  const { folders } = useFolders()
  const [ordner, setOrdner] = useState(before)
  const folderField = useId()
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const open = candidates.filter(({ state, twin }) => state === 'offen' && !twin)
  const done = candidates.filter(({ state }) => state === 'fertig')
  const isUndecided = candidates.some(({ twin, state }) => twin && state === 'offen')
  const kind = art ?? (candidates.every(({ art }) => art === 'bild') ? 'bild' : undefined)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isUndecided || faultOf(ordner)) return
    setBusy(true)
    const taken = await take(asFolder(ordner))
    setBusy(false)
    if (!taken) setTries(tries + 1)
    else if (taken.length > 0) onTaken(taken)
  }

  const useThere = ({ key }: Candidate, twin: Twin | undefined) => {
    if (!twin) return
    if (onUse) return onUse(twin.medium)
    drop(key)
    tell({ text: `„${twin.medium.titel}“ ist schon da und bleibt, wie es ist.` })
  }

  return (
    <form ref={form} onSubmit={send} className={styles.intake} noValidate>
      {(several || candidates.length === 0) && <DropZone art={art} several={several} onFiles={choose} />}
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          {refused.map(why => (
            <p key={why}>{why}</p>
          ))}
        </div>
      )}
      {candidates.length > 0 && (
        <ul role="list" className={styles.candidates}>
          {candidates.map(one => (
            <li key={one.key} className={styles.candidate} aria-label={one.file.name}>
              {!(one.twin && one.state === 'offen') && <Preview candidate={one} />}
              <div className={styles.about}>
                <div className={styles.filename}>
                  <span>
                    <strong>{one.file.name}</strong>{' '}
                    <span className={styles.facts}>{formatFileSize(one.file.size)}</span>
                  </span>
                  {one.state === 'offen' && !one.twin && !isBusy && (
                    <button type="button" className={styles.plain} onClick={() => drop(one.key)}>
                      <DeskIcon drawing={X} /> Nicht aufnehmen
                    </button>
                  )}
                </div>
                {one.failure && (
                  <p role="alert" className={styles.failure}>
                    {one.failure}
                  </p>
                )}
                {one.twin && one.state === 'offen' ? (
                  <TwinChoice
                    candidate={one}
                    twin={one.twin}
                    onUse={() => useThere(one, one.twin)}
                    onAnyway={() => takeAnyway(one.key)}
                  />
                ) : (
                  <Body candidate={one} onDescribe={what => describe(one.key, what)} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && !isBusy && (
        <FolderField id={folderField} folders={folders} value={ordner} onChange={setOrdner} />
      )}
      {open.length + (isBusy ? 1 : 0) > 0 && (
        <div className={styles.foot}>
          <Button aria-disabled={isBusy || isUndecided}>
            {isBusy ? 'Wird aufgenommen …' : `${counted(open.length, kind)} aufnehmen`}
          </Button>
          {isUndecided && <span>Bitte entscheiden Sie noch, was mit der doppelten Datei geschieht.</span>}
        </div>
      )}
      <p role="status" className={styles.facts}>
        {isBusy && candidates.length > 1 && `${done.length} von ${candidates.length} aufgenommen`}
      </p>
    </form>
  )
}

function DropZone({
  art,
  several,
  onFiles,
}: {
  art: Art | undefined
  several: boolean
  onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    button.current?.querySelector('button')?.focus()
  }, [])
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      ref={button}
      className={styles.dropzone}
      data-over={isOver}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={event => {
        drag(false)(event)
        event.stopPropagation()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={accepted(art)}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button type="button" look="outline" onClick={() => input.current?.click()}>
        <DeskIcon drawing={FileUp} /> {several ? 'Dateien auswählen' : 'Datei auswählen'}
      </Button>
      <p>
        oder hierher ziehen
        <span className={styles.facts}>{acceptedWords(art)}</span>
      </p>
    </div>
  )
}

function Preview({ candidate: { art, preview } }: { candidate: Candidate }) {
  if (art === 'bild' && preview)
    return (
      <span className={styles.face}>
        <img src={preview} alt="" />
      </span>
    )
  const Drawing = art === 'bild' ? ImageOff : FileText
  return (
    <span className={styles.face}>{art === 'dokument' && <Drawing aria-hidden strokeWidth={1.25} />}</span>
  )
}

function Body({
  candidate: { key, art, about, faults, state, share },
  onDescribe,
}: {
  candidate: Candidate
  onDescribe: Parameters<typeof AboutFields>[0]['onChange']
}) {
  if (state === 'fertig')
    return (
      <p className={styles.done}>
        <DeskIcon drawing={CircleCheck} /> Aufgenommen
      </p>
    )
  if (state === 'unterwegs')
    return (
      <p className={styles.underway}>
        <progress value={share} max={1} aria-label="Übertragen" />
        {share < 1 ? `${Math.round(share * 100)} % übertragen` : 'Wird geprüft …'}
      </p>
    )
  return <AboutFields art={art} about={about} faults={faults} onChange={onDescribe} id={`datei-${key}`} />
}

/** Shows the existing file beside the new one: identical or similar. */
function TwinChoice({
  candidate: { file, art, preview },
  twin: { medium, isSame, others },
  onUse,
  onAnyway,
}: {
  candidate: Candidate
  twin: Twin
  onUse: () => void
  onAnyway: () => void
}) {
  const these = art === 'bild' ? 'Dieses Bild' : 'Dieses Dokument'
  return (
    <div className={styles.twin} role="alert">
      <p>
        <strong>{isSame ? `${these} ist schon da.` : 'Es gibt schon ein Bild, das genauso aussieht.'}</strong>{' '}
        {others > 0 &&
          (others === 1 ? 'Ein weiteres gleicht ihm auch.' : `${others} weitere gleichen ihm auch.`)}
      </p>
      <div className={styles.exchange}>
        <figure>
          <figcaption>Vorhanden</figcaption>
          <Face medium={medium} />
          <span className={styles.name}>{medium.titel}</span>
          <span className={styles.facts}>
            {factsOf(medium)}, aufgenommen {when(medium.aufgenommen_am)} von {medium.aufgenommen_von.name}
          </span>
        </figure>
        <figure>
          <figcaption>Ihre Datei</figcaption>
          <span className={styles.face}>
            {preview ? <img src={preview} alt="" /> : <FileText aria-hidden strokeWidth={1.25} />}
          </span>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.facts}>{formatFileSize(file.size)}</span>
        </figure>
      </div>
      <div className={styles.choices}>
        <Button type="button" onClick={onUse}>
          Vorhandenes nehmen
        </Button>
        <button type="button" className={styles.plain} onClick={onAnyway}>
          Trotzdem neu aufnehmen
        </button>
      </div>
    </div>
  )
}
