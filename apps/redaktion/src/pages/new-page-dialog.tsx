import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { BEGUN } from '../document/begun.ts'
import { Choice } from '../pieces/choice.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { below, isPart, partOf } from './address.ts'
import styles from './pages.module.css'
import { PartField } from './part-field.tsx'
import { firstContent, type Pattern, patterns } from './patterns.ts'
import { PlaceField } from './place-field.tsx'
import { takenBy, useTakenBy } from './taken.ts'

/** Asks for title, parent and pattern of a new page. */
export function NewPageDialog({ under, onClose }: { under: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [parent, setParent] = useState(under)
  const [pattern, setPattern] = useState<Pattern>(patterns[0])
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const part = typed ?? partOf(title)
  const path = below(parent, part)
  const taken = useTakenBy(parent, part) !== undefined

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = whatIsMissing(title, part)
    if (missing) {
      setFailure(missing)
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      if ((await takenBy(parent, part)) !== undefined) {
        setFailure(`Unter ${path} steht schon eine Seite. Bitte eine andere Adresse wählen.`)
        setBusy(false)
        return
      }
      const id = crypto.randomUUID()
      const daten = firstContent({ pfad: path, title: title.trim(), pattern })
      await ask(calls.redaktionArbeitskopieBehalten, { params: { id }, body: { art: 'seite', daten } })
      await navigate(`${screenOf({ art: 'seite', id })}?neu`, { state: BEGUN })
    } catch (error) {
      setFailure(saidOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog isOpen title="Neue Seite" onClose={onClose} size="wide">
      <form onSubmit={create} className={styles.form} noValidate>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.halves}>
          <div className={styles.form}>
            <p className={styles.field}>
              <label htmlFor="seitentitel">Titel</label>
              <input
                id="seitentitel"
                value={title}
                maxLength={200}
                required
                autoComplete="off"
                onChange={event => setTitle(event.target.value)}
              />
            </p>
            <fieldset className={styles.choices}>
              <legend>Womit beginnt die Seite?</legend>
              {patterns.map(one => (
                <Choice
                  key={one.name}
                  of="muster"
                  name={one.name}
                  chosen={pattern.name}
                  onChoose={() => setPattern(one)}
                >
                  <strong>{one.label}</strong>
                  <span className={styles.hint}>{one.help}</span>
                </Choice>
              ))}
            </fieldset>
          </div>
          <div className={styles.form}>
            <PlaceField label="Unter welcher Seite?" value={parent} onChange={setParent} />
            <PartField
              value={part}
              onChange={setTyped}
              note={
                taken
                  ? `Unter ${path} steht schon eine Seite.`
                  : 'Wird aus dem Titel gebildet; Sie können ihn ändern.'
              }
            />
            <p className={styles.preview}>
              Adresse: <strong>{path}</strong>
            </p>
          </div>
        </div>
        <Button aria-disabled={isBusy}>{isBusy ? 'Wird angelegt …' : 'Seite anlegen'}</Button>
      </form>
    </Dialog>
  )
}

function whatIsMissing(title: string, part: string): string | undefined {
  if (title.trim() === '') return 'Bitte einen Titel angeben.'
  return isPart(part)
    ? undefined
    : 'Bitte den letzten Teil der Adresse aus kleinen Buchstaben, Ziffern und Bindestrichen bilden.'
}
