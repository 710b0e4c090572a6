import { Button } from '@rathausplatz/ui/form'
import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { Dialog } from '../../pieces/dialog.tsx'
import styles from './rich-text.module.css'

/** Languages of residents and of twin towns, so that screen readers pronounce them correctly. */
const LANGUAGES = {
  ar: 'Arabisch',
  bg: 'Bulgarisch',
  en: 'Englisch',
  fr: 'Französisch',
  el: 'Griechisch',
  it: 'Italienisch',
  hr: 'Kroatisch',
  la: 'Latein',
  pl: 'Polnisch',
  pt: 'Portugiesisch',
  ro: 'Rumänisch',
  ru: 'Russisch',
  es: 'Spanisch',
  tr: 'Türkisch',
  uk: 'Ukrainisch',
  hu: 'Ungarisch',
} as const

/** Asks for the language of the selected text. */
export function LanguageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { lang } = editor.getAttributes('language')
  const before = typeof lang === 'string' ? lang : ''
  const [chosen, setChosen] = useState(before)
  const id = useId()
  const isOther = chosen !== '' && !Object.hasOwn(LANGUAGES, chosen)
  return (
    <Dialog isOpen title="Sprache der ausgewählten Wörter" onClose={onClose} backTo={editor.view.dom}>
      <form
        className={styles.dialog}
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          const chain = editor.chain().extendMarkRange('language')
          if (chosen === '') chain.unsetMark('language').run()
          else chain.setMark('language', { lang: chosen }).run()
          onClose()
        }}
      >
        <div className={styles.asked}>
          <label htmlFor={id}>Sprache</label>
          <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Deutsch</option>
            {isOther && <option value={chosen}>{chosen}</option>}
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.answers}>
          <Button>Übernehmen</Button>
        </div>
      </form>
    </Dialog>
  )
}
