import { Button } from '@rathausplatz/ui/form'
import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../pieces/dialog.tsx'
import { leadsTo } from '../addresses.ts'
import { AddressField, lookedUp, UNCLEAR } from '../link.tsx'
import styles from './rich-text.module.css'

/** Returns the title of the page at an address; empty if there is none or the request fails. */
const titleAt = (address: string): Promise<string> =>
  lookedUp(address).then(
    found => found?.title ?? '',
    () => '',
  )

/** Asks for the target of a link. A link without text gets the title of its page. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href } = editor.getAttributes('link')
  const before = typeof href === 'string' ? href : ''
  const needsWords = editor.state.selection.empty && before === ''
  const [address, setAddress] = useState(before)
  const [words, setWords] = useState('')
  const [wrong, setWrong] = useState<string>()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  /** Returns the text of the link; undefined if the dialog was closed during the lookup. */
  const saidFor = async (): Promise<string | undefined> => {
    if (words.trim() !== '' || leadsTo(address) !== 'page') return words.trim()
    setBusy(true)
    const title = await titleAt(address)
    if (!isOpen.current) return undefined
    setBusy(false)
    return title
  }
  const save = async () => {
    if (isBusy) return
    const leads = leadsTo(address)
    if (leads === 'nowhere' || leads === 'unclear') return setWrong(UNCLEAR)
    const said = needsWords ? await saidFor() : ''
    if (said === undefined) return
    if (needsWords && said === '') return setWrong('Bitte geben Sie an, welche Wörter verlinkt sein sollen.')
    const link = { type: 'link', attrs: { href: address } }
    if (needsWords)
      editor
        .chain()
        .insertContent({ type: 'text', text: said, marks: [link] })
        .run()
    else editor.chain().extendMarkRange('link').setMark('link', { href: address }).run()
    onClose()
  }
  return (
    <Dialog isOpen title={before ? 'Link ändern' : 'Link setzen'} onClose={onClose} backTo={editor.view.dom}>
      <form
        className={styles.dialog}
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        <div className={styles.asked}>
          <label htmlFor={id}>Seite, Dokument oder Adresse</label>
          <AddressField
            input={{
              id,
              'aria-describedby': wrong ? `${id}-fehler` : undefined,
              'aria-invalid': wrong ? true : undefined,
            }}
            address={address}
            onAddress={next => {
              setWrong(undefined)
              setAddress(next)
            }}
          />
        </div>
        {needsWords && (
          <div className={styles.asked}>
            <label htmlFor={`${id}-worte`}>Linktext</label>
            <input
              id={`${id}-worte`}
              type="text"
              value={words}
              aria-describedby={`${id}-hilfe`}
              onChange={({ target }) => setWords(target.value)}
            />
            <p id={`${id}-hilfe`} className={styles.hint}>
              {['page', 'nowhere'].includes(leadsTo(address))
                ? 'Bei einer Seite dieser Website kann das Feld leer bleiben. Dann steht hier ihr Titel.'
                : 'Diese Wörter sehen die Besuchenden, zum Beispiel „Fahrplan der Linie 42“.'}
            </p>
          </div>
        )}
        {wrong && (
          <p id={`${id}-fehler`} className={styles.wrong} role="alert">
            {wrong}
          </p>
        )}
        <div className={styles.answers}>
          <Button aria-disabled={isBusy}>Link übernehmen</Button>
          {before !== '' && (
            <Button
              type="button"
              look="outline"
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetMark('link').run()
                onClose()
              }}
            >
              Link entfernen
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
