import { Button } from '@rathausplatz/ui/form'
import { FileUp } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './intake.module.css'
import { accepted, acceptedWords } from './judge-file.ts'
import mediaStyles from './media.module.css'
import type { Art } from './medium.ts'

/** Where files are dropped, with a button that chooses them. */
export function DropZone({
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
        <span className={mediaStyles.facts}>{acceptedWords(art)}</span>
      </p>
    </div>
  )
}
