import { formatDate, formatTime } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useOnline } from '../../pwa/connection/use-online.ts'
import styles from '../schaden.module.css'
import type { Draft, DraftKept } from './kept-draft.ts'

type OfferProps = { draft: Draft; onTake: () => void; onForget: () => void }

/** Offers a draft that the visitor has written offline. */
export const DraftOffer = ({ draft: { at, photos }, onTake, onForget }: OfferProps) => (
  <section aria-labelledby="entwurf" className={styles.entwurf}>
    <h2 id="entwurf">Sie haben eine Meldung angefangen</h2>
    <p>
      Sie liegt seit dem {formatDate(at.toISOString())}, {formatTime(at.toISOString())} auf diesem Gerät und
      ist noch nicht gesendet
      {photos.length > 0 && `; ${photos.length === 1 ? 'ein Foto ist' : `${photos.length} Fotos sind`} dabei`}
      .
    </p>
    <p className={styles.schritte}>
      <Button type="button" onClick={onTake}>
        Weiterschreiben
      </Button>
      <Button type="button" look="outline" onClick={onForget}>
        Löschen
      </Button>
    </p>
  </section>
)

const KEPT: Readonly<Record<DraftKept, string>> = {
  behalten: 'Was Sie schreiben, liegt auf diesem Gerät.',
  'mit fotos': 'Was Sie schreiben, liegt auf diesem Gerät, mit den Fotos.',
  'ohne fotos':
    'Was Sie schreiben, liegt auf diesem Gerät, aber nicht jedes Foto; bitte fügen Sie die Fotos später noch einmal an.',
  'kein platz': 'Auf diesem Gerät ist kein Platz, es zu behalten. Bitte lassen Sie diese Seite offen.',
}

/** States whether the input is kept on the device while there is no network. */
export function DraftState({ kept }: { kept: DraftKept | undefined }) {
  const isOnline = useOnline()
  return (
    <p role="status" className={styles.netz}>
      {kept &&
        (isOnline
          ? 'Sie haben wieder Netz. Bitte senden Sie Ihre Meldung jetzt ab.'
          : `Gerade gibt es kein Netz. ${KEPT[kept]}`)}
    </p>
  )
}
