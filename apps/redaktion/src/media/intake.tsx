import { formatFileSize } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { CircleCheck, FileText, ImageOff, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { AboutFields } from './about-fields.tsx'
import { DropZone } from './drop-zone.tsx'
import { FolderField } from './folder-fields.tsx'
import { asFolder, faultOf } from './folders.ts'
import styles from './intake.module.css'
import mediaStyles from './media.module.css'
import { type Art, counted, type Medium } from './medium.ts'
import { TwinChoice } from './twin-choice.tsx'
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
        <div role="alert" className={mediaStyles.failure}>
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
                    <span className={mediaStyles.facts}>{formatFileSize(one.file.size)}</span>
                  </span>
                  {one.state === 'offen' && !one.twin && !isBusy && (
                    <button type="button" className={mediaStyles.plain} onClick={() => drop(one.key)}>
                      <DeskIcon drawing={X} /> Nicht aufnehmen
                    </button>
                  )}
                </div>
                {one.failure && (
                  <p role="alert" className={mediaStyles.failure}>
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
      <p role="status" className={mediaStyles.facts}>
        {isBusy && candidates.length > 1 && `${done.length} von ${candidates.length} aufgenommen`}
      </p>
    </form>
  )
}

function Preview({ candidate: { art, preview } }: { candidate: Candidate }) {
  if (art === 'bild' && preview)
    return (
      <span className={mediaStyles.face}>
        <img src={preview} alt="" />
      </span>
    )
  const Drawing = art === 'bild' ? ImageOff : FileText
  return (
    <span className={mediaStyles.face}>
      {art === 'dokument' && <Drawing aria-hidden strokeWidth={1.25} />}
    </span>
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
