import { Button } from '@rathausplatz/ui/form'
import { FilePlus2, FolderInput, LayoutGrid, List, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { TickAll } from '../bulk/bulk-bar.tsx'
import { useSelection } from '../bulk/selection.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import { useTell } from '../pieces/tell.tsx'
import { Deleted } from './deleted.tsx'
import { Doubles } from './doubles.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { FolderFilter } from './folder-fields.tsx'
import { NO_FOLDER } from './folders.ts'
import { Found } from './found.tsx'
import { Intake } from './intake.tsx'
import styles from './library.module.css'
import { Grid, Rows } from './library-looks.tsx'
import mediaStyles from './media.module.css'
import { counted, foundWords, type Medium } from './medium.ts'
import { useDropped } from './use-dropped.ts'
import { useFolders } from './use-folders.ts'
import { useMedia } from './use-media.ts'

const SHOWN = [
  { value: 'alle', text: 'Alle' },
  { value: 'bild', text: 'Bilder' },
  { value: 'dokument', text: 'Dokumente' },
  { value: 'doppelte', text: 'Doppelte' },
  { value: 'papierkorb', text: 'Gelöschte' },
] as const
const LOOKS = [
  { value: 'kacheln', text: 'Kacheln', drawing: LayoutGrid },
  { value: 'liste', text: 'Liste', drawing: List },
] as const

/** All pictures and documents: search and upload. */
export function Component() {
  const { shown, look, suche, ordner, ask } = useAsked()
  const art = shown === 'bild' || shown === 'dokument' ? shown : undefined
  const found = useMedia({ art, suche, ordner })
  const { folders, again } = useFolders()
  const rows = found.media.map(medium => ({ ...medium, id: medium.datei }))
  const selection = useSelection(rows, `${art} ${ordner} ${suche}`)
  const [isSorting, setSorting] = useState(false)
  const [coming, setComing] = useState<readonly File[]>()
  const isOver = useDropped(setComing)
  const tell = useTell()
  const isList = shown !== 'doppelte' && shown !== 'papierkorb'
  const taken = (media: readonly Medium[]) => {
    setComing(undefined)
    found.again()
    again()
    tell({ text: `${counted(media.length, media.length === 1 ? media[0]?.art : undefined)} aufgenommen.` })
  }
  return (
    <Screen
      title="Bilder und Dokumente"
      note={
        <p>
          Was Sie hier aufnehmen, sehen Besuchende erst, wenn eine veröffentlichte Seite es zeigt.{' '}
          <span className={styles.bymouse}>Dateien können Sie auch einfach auf diese Seite ziehen.</span>
        </p>
      }
      action={
        <Button type="button" onClick={() => setComing([])}>
          <DeskIcon drawing={FilePlus2} /> Dateien aufnehmen
        </Button>
      }
    >
      <div className={styles.choice} data-over={isOver}>
        <div className={styles.choicehead}>
          {isList && <Search value={suche} onChange={suche => ask({ suche })} />}
          {isList && (
            <FolderFilter folders={folders} value={ordner} onChoose={next => ask({ ordner: next })} />
          )}
          <Switch
            label="Zeigen"
            name="art"
            value={shown}
            choices={SHOWN}
            onChange={shown => ask({ shown })}
          />
        </div>
        {shown === 'doppelte' && <Doubles />}
        {shown === 'papierkorb' && <Deleted />}
        {isList && (
          <Found
            {...found}
            isAny={found.media.length > 0}
            said={foundWords(found.media.length, found.hasMore, art)}
            nothing={
              suche.trim() || ordner
                ? `${suche.trim() ? `Zu „${suche.trim()}“` : 'Hier'} ist nichts da.`
                : 'Noch ist nichts da. Mit „Dateien aufnehmen“ kommt das Erste herein.'
            }
          >
            <div className={styles.selecting}>
              <TickAll selection={selection} />
              {selection.selected.length > 0 && (
                <div role="group" aria-label="Ausgewählte Dateien" className={mediaStyles.choices}>
                  <strong>{selection.selected.length} ausgewählt</strong>
                  <button type="button" className={mediaStyles.plain} onClick={() => setSorting(true)}>
                    <DeskIcon drawing={FolderInput} /> In einen Ordner legen
                  </button>
                  <button type="button" className={mediaStyles.plain} onClick={selection.clear}>
                    Auswahl aufheben
                  </button>
                </div>
              )}
              <Switch
                label="Ansicht"
                name="ansicht"
                value={look}
                choices={LOOKS}
                onChange={look => ask({ look })}
              />
            </div>
            {look === 'liste' ? (
              <Rows media={found.media} selection={selection} />
            ) : (
              <Grid media={found.media} selection={selection} />
            )}
          </Found>
        )}
      </div>
      <Dialog
        isOpen={coming !== undefined}
        title="Dateien aufnehmen"
        onClose={() => setComing(undefined)}
        size="wide"
      >
        <Intake several first={coming} ordner={ordner === NO_FOLDER ? '' : ordner} onTaken={taken} />
      </Dialog>
      {isSorting && (
        <FolderDialog
          media={selection.selected}
          folders={folders}
          onClose={() => setSorting(false)}
          onSorted={() => {
            selection.clear()
            found.again()
            again()
          }}
        />
      )}
    </Screen>
  )
}

/** Keeps the search and the filters. The address follows later, so that typing does not wait for it. */
function useAsked() {
  const [address, setAddress] = useSearchParams()
  const [asked, setAsked] = useState(() => ({
    shown: SHOWN.find(({ value }) => value === address.get('art'))?.value ?? ('alle' as const),
    look: address.get('ansicht') === 'liste' ? ('liste' as const) : ('kacheln' as const),
    suche: address.get('suche') ?? '',
    ordner: address.get('ordner') ?? '',
  }))
  const ask = (what: Partial<typeof asked>) => {
    const next = { ...asked, ...what }
    setAsked(next)
    const told = {
      art: next.shown === 'alle' ? '' : next.shown,
      ansicht: next.look === 'liste' ? next.look : '',
      suche: next.suche,
      ordner: next.ordner,
    }
    setAddress(Object.fromEntries(Object.entries(told).filter(([, value]) => value)), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { ...asked, ask }
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const field = useId()
  return (
    <div className={styles.search}>
      <label htmlFor={field}>Suchen nach Titel oder Urheber</label>
      <SearchField id={field} value={value} onChange={onChange} />
    </div>
  )
}

function Switch<Value extends string>({
  label,
  name,
  value,
  choices,
  onChange,
}: {
  label: string
  name: string
  value: Value
  choices: readonly { value: Value; text: string; drawing?: LucideIcon }[]
  onChange: (value: Value) => void
}) {
  return (
    <fieldset className={styles.switch}>
      <legend>{label}</legend>
      <div>
        {choices.map(({ value: one, text, drawing }) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>
              {drawing && <DeskIcon drawing={drawing} />} {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
