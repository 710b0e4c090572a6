import { Intake } from '../../media/intake.tsx'
import type { Medium } from '../../media/medium.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { useTell } from '../../pieces/tell.tsx'
import { saidOfLost } from './pasted-pictures.ts'
import { usePlacePicture } from './place-picture.ts'
import styles from './rich-text.module.css'

type PastedPicturesDialogProps = { files: readonly File[]; lost: number; onClose: () => void }

/** Adds pasted pictures to the library, and on a page also below the text. */
export function PastedPicturesDialog({ files, lost, onClose }: PastedPicturesDialogProps) {
  const place = usePlacePicture()
  const tell = useTell()
  const isOne = files.length === 1
  const use = (media: readonly Medium[]) => {
    onClose()
    if (place) for (const medium of media) place(medium)
    else
      tell({
        text: isOne
          ? `„${media[0]?.titel}“ ist aufgenommen. Sie finden es überall, wo sich ein Bild auswählen lässt.`
          : `${media.length} Bilder sind aufgenommen. Sie finden sie überall, wo sich ein Bild auswählen lässt.`,
      })
  }
  return (
    <Dialog
      isOpen
      title={isOne ? 'Das Bild aufnehmen' : `${files.length} Bilder aufnehmen`}
      onClose={onClose}
      size="wide"
    >
      <div className={styles.dialog}>
        <p>
          In einem Text können keine Bilder stehen, aber daneben. {saidOfNext(isOne, place !== undefined)}
        </p>
        {lost > 0 && <p role="alert">{saidOfLost(lost)}</p>}
        <Intake
          art="bild"
          several={!isOne}
          first={files}
          onTaken={use}
          {...(isOne ? { onUse: (medium: Medium) => use([medium]) } : {})}
        />
      </div>
    </Dialog>
  )
}

function saidOfNext(isOne: boolean, hasPlace: boolean): string {
  const before = `Nehmen Sie ${isOne ? 'das Bild' : 'die Bilder'} zu „Bilder und Dokumente“ auf;`
  if (hasPlace)
    return `${before} danach ${isOne ? 'steht es' : 'stehen sie'} als Baustein „Bild und Text“ unter diesem Text.`
  return `${before} danach ${isOne ? 'lässt es' : 'lassen sie'} sich in einem Bildfeld auswählen.`
}
