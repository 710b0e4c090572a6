import { Button } from '@rathausplatz/ui/form'
import { ArrowLeft, FilePlus2, ImagePlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import { FolderFilter } from './folder-fields.tsx'
import { Found } from './found.tsx'
import { Intake } from './intake.tsx'
import styles from './library.module.css'
import mediaStyles from './media.module.css'
import { type Art, foundWords, type Medium } from './medium.ts'
import { Face, stepTiles, Tiles, TileWords } from './tiles.tsx'
import { useFolders } from './use-folders.ts'
import { useMedia } from './use-media.ts'

type PickMediumProps = {
  art: Art
  isOpen: boolean
  onClose: () => void
  onPick: (medium: Medium) => void
}

const WORDS = {
  bild: {
    pick: 'Bild auswählen',
    search: 'Bilder suchen',
    add: 'Neues Bild aufnehmen',
    drawing: ImagePlus,
    none: 'Noch ist kein Bild da. Nehmen Sie das erste auf.',
  },
  dokument: {
    pick: 'Dokument auswählen',
    search: 'Dokumente suchen',
    add: 'Neues Dokument aufnehmen',
    drawing: FilePlus2,
    none: 'Noch ist kein Dokument da. Nehmen Sie das erste auf.',
  },
} as const

/** Picks a file of the library; a button opens the upload. */
export function PickMedium({ art, isOpen, onClose, onPick }: PickMediumProps) {
  const [isAdding, setAdding] = useState(false)
  const words = WORDS[art]
  // The picker begins with the library each time.
  useEffect(() => {
    if (!isOpen) setAdding(false)
  }, [isOpen])
  return (
    <Dialog isOpen={isOpen} title={isAdding ? words.add : words.pick} onClose={onClose} size="wide">
      {isAdding ? (
        <>
          <p>
            <button type="button" className={mediaStyles.plain} onClick={() => setAdding(false)}>
              <DeskIcon drawing={ArrowLeft} /> Zurück zur Auswahl
            </button>
          </p>
          <Intake art={art} onTaken={([medium]) => medium && onPick(medium)} onUse={onPick} />
        </>
      ) : (
        <Choice art={art} onPick={onPick} onAdd={() => setAdding(true)} />
      )}
    </Dialog>
  )
}

function Choice({ art, onPick, onAdd }: { art: Art; onPick: (medium: Medium) => void; onAdd: () => void }) {
  const [suche, setSuche] = useState('')
  const [ordner, setOrdner] = useState('')
  const { folders } = useFolders()
  const found = useMedia({ art, suche, ordner })
  const search = useRef<HTMLInputElement>(null)
  const field = useId()
  const words = WORDS[art]
  useEffect(() => search.current?.focus(), [])
  return (
    <div className={styles.choice}>
      <div className={styles.choicehead}>
        <div className={styles.search}>
          <label htmlFor={field}>{words.search}</label>
          <SearchField ref={search} id={field} value={suche} onChange={setSuche} />
        </div>
        <FolderFilter folders={folders} value={ordner} onChoose={setOrdner} />
        <Button type="button" look="outline" onClick={onAdd}>
          <DeskIcon drawing={words.drawing} /> {words.add}
        </Button>
      </div>
      <Found
        {...found}
        isAny={found.media.length > 0}
        said={foundWords(found.media.length, found.hasMore, art)}
        nothing={nothingOf(suche.trim(), ordner, words.none)}
      >
        <Tiles label={words.pick}>
          {found.media.map(medium => (
            <li key={medium.datei}>
              <button
                type="button"
                className={mediaStyles.tile}
                onClick={() => onPick(medium)}
                onKeyDown={stepTiles}
              >
                <Face medium={medium} />
                <TileWords medium={medium} />
              </button>
            </li>
          ))}
        </Tiles>
      </Found>
    </div>
  )
}

function nothingOf(suche: string, ordner: string, none: string): string {
  if (ordner !== '') return 'In diesem Ordner ist nichts, was dazu passt.'
  return suche ? `Zu „${suche}“ ist nichts da.` : none
}
