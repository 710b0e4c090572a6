import { formatFileSize } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { FileText } from 'lucide-react'
import { when } from '../pieces/when.ts'
import styles from './intake.module.css'
import mediaStyles from './media.module.css'
import { factsOf } from './medium.ts'
import { Face } from './tiles.tsx'
import type { Candidate, Twin } from './use-intake.ts'

/** Shows the existing file beside the new one: identical or similar. */
export function TwinChoice({
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
          <span className={mediaStyles.name}>{medium.titel}</span>
          <span className={mediaStyles.facts}>
            {factsOf(medium)}, aufgenommen {when(medium.aufgenommen_am)} von {medium.aufgenommen_von.name}
          </span>
        </figure>
        <figure>
          <figcaption>Ihre Datei</figcaption>
          <span className={mediaStyles.face}>
            {preview ? <img src={preview} alt="" /> : <FileText aria-hidden strokeWidth={1.25} />}
          </span>
          <span className={mediaStyles.name}>{file.name}</span>
          <span className={mediaStyles.facts}>{formatFileSize(file.size)}</span>
        </figure>
      </div>
      <div className={mediaStyles.choices}>
        <Button type="button" onClick={onUse}>
          Vorhandenes nehmen
        </Button>
        <button type="button" className={mediaStyles.plain} onClick={onAnyway}>
          Trotzdem neu aufnehmen
        </button>
      </div>
    </div>
  )
}
