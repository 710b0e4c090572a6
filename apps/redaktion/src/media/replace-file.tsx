import { calls } from '@rathausplatz/contract'
import { formatFileSize } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { FileText, FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { sendCounted } from '../wall/send.ts'
import intakeStyles from './intake.module.css'
import { accepted, acceptedWords, judgeBytes, judgeFile } from './judge-file.ts'
import { type Kept, KeptBy, withoutKept } from './kept-by.tsx'
import styles from './media.module.css'
import { factsOf, type Medium } from './medium.ts'
import mediumStyles from './medium-screen.module.css'
import { smallPicture } from './small-picture.ts'
import { Face } from './tiles.tsx'
import { isUsed, type Use, UsedBy } from './used-by.tsx'

type ReplaceFileProps = { medium: Medium; use: Use; kept: Kept; onReplaced: (kept: Kept) => Promise<void> }

/** Replaces a file: shows old and new side by side, and where the new one will appear. */
export function ReplaceFile({ medium, use, kept, onReplaced }: ReplaceFileProps) {
  const changing = withoutKept(use, kept)
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const [share, setShare] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const begin = useRef<HTMLDivElement>(null)
  const isBusy = share !== undefined
  useEffect(() => begin.current?.querySelector('button')?.focus(), [])

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const named = judgeFile(chosen, medium.art)
    const verdict = 'refused' in named ? named : await judgeBytes(chosen, named.art, medium.art)
    setFailure('refused' in verdict ? verdict.refused : undefined)
    setFile('refused' in verdict ? undefined : chosen)
  }
  const replace = async () => {
    if (!file || isBusy) return
    setShare(0)
    setFailure(undefined)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { datei } = medium
      const how = { params: { datei }, file: bytes }
      const { behalten } = await ask(calls.redaktionMediumErsetzen, how, sendCounted(setShare))
      await onReplaced(behalten)
    } catch (error) {
      setFailure(saidOf(error))
      setShare(undefined)
    }
  }

  return (
    <div className={intakeStyles.intake}>
      <div className={intakeStyles.exchange}>
        <figure>
          <figcaption>Bisher</figcaption>
          <Face medium={medium} />
          <span className={styles.facts}>{factsOf(medium)}</span>
        </figure>
        <figure>
          <figcaption>Künftig</figcaption>
          {file ? (
            <Coming key={`${file.name} ${file.lastModified}`} file={file} medium={medium} />
          ) : (
            <span className={styles.face} />
          )}
        </figure>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div ref={begin} className={intakeStyles.foot}>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted(medium.art)}
          onChange={event => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {!isBusy && (
          <Button type="button" look="outline" onClick={() => input.current?.click()}>
            <DeskIcon drawing={FileUp} /> {file ? 'Andere Datei auswählen' : 'Neue Datei auswählen'}
          </Button>
        )}
        {!file && <span className={styles.facts}>{acceptedWords(medium.art)}</span>}
        {file && (
          <Button type="button" aria-disabled={isBusy} onClick={replace}>
            {isBusy ? 'Wird ersetzt …' : 'Überall ersetzen'}
          </Button>
        )}
        {isBusy && (
          <span className={intakeStyles.underway}>
            <progress value={share} max={1} aria-label="Übertragen" />
          </span>
        )}
      </div>
      {medium.art === 'bild' && (
        <p>
          Die Beschreibung bleibt: {medium.dekorativ ? '„Nur Schmuck“' : `„${medium.beschreibung}“`} Wenn sie
          nicht mehr stimmt, ändern Sie sie danach auf dieser Seite.
        </p>
      )}
      <KeptBy kept={kept} id="bleibt" />
      {(isUsed(changing) || kept.length === 0) && (
        <section aria-labelledby="ersetzt" className={mediumStyles.used}>
          <h3 id="ersetzt">{isUsed(changing) ? 'Hier ändert es sich sofort' : 'Wo es steht'}</h3>
          <UsedBy use={changing} size={null} />
        </section>
      )}
    </div>
  )
}

function Coming({ file, medium }: { file: File; medium: Medium }) {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    let isHere = true
    if (medium.art === 'bild') void smallPicture(file).then(small => isHere && setPreview(small))
    return () => {
      isHere = false
    }
  }, [file, medium.art])
  return (
    <>
      <span className={styles.face}>
        {preview && <img src={preview} alt="" />}
        {medium.art === 'dokument' && <FileText aria-hidden strokeWidth={1.25} />}
      </span>
      <span className={styles.facts}>
        {file.name}, {formatFileSize(file.size)}
      </span>
    </>
  )
}
