import { gefragt, isPair, pruefe, readFormData } from '@rathausplatz/contract/formular'
import { unseen } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Carried } from './carried.tsx'
import type { Pages } from './form.ts'
import styles from './formular.module.css'
import { Heading } from './heading.tsx'
import { SHOWN, TASK } from './names.ts'
import { stepWords } from './pages-of.ts'
import { Question } from './question.tsx'
import { type Begun, inOrder } from './take-step.ts'

type StepProps = {
  pages: Pages
  begun: Begun
  fehler: Readonly<Record<string, string>>
  /** True if the server has refused the last step. */
  isRefused: boolean
  heute: string
  isSending: boolean
  /** True if the heading takes the focus, after a step. */
  takesFocus: boolean
}

/** A page of a form: its questions and buttons. */
export function Step({ pages, begun, fehler, isRefused, heute, isSending, takesFocus }: StepProps) {
  const { at, eingaben } = begun
  const schritt = pages.schritte[at]
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const trap = useRef<HTMLInputElement>(null)
  // A browser may fill in the trap. After a refusal the trap is emptied, so that the next attempt succeeds.
  const refused = isRefused ? fehler : undefined
  useEffect(() => {
    if (refused && trap.current) trap.current.value = ''
  }, [refused])
  const [asked, setAsked] = useState(() => gefragt(pages, eingaben, heute))
  /**
   * Errors found when a field loses the focus. They replace the errors of the server and have the same texts.
   */
  const [seen, setSeen] = useState<Readonly<Record<string, string | undefined>>>({})
  if (!schritt) return null

  const read = () => {
    const form = place.current?.closest('form')
    return form ? readFormData(pages, new FormData(form)) : eingaben
  }
  const follow = () => {
    const now = gefragt(pages, read(), heute)
    if (now.size !== asked.size || [...now].some(name => !asked.has(name))) setAsked(now)
  }
  /** Checks a field that loses the focus. An empty field gets no error before the form is sent. */
  const judge = ({ target }: FocusEvent) => {
    const { name, value, type, checked } = target as Partial<HTMLInputElement>
    if (!name) return
    const [question = ''] = name.split('.', 1)
    const isEmpty = type === 'checkbox' || type === 'radio' ? !checked : value === ''
    const feld = schritt.felder.find(one => one.name === question)
    if (!feld || type === 'file' || feld.typ === 'datei') return
    const wasWrong = seen[name] ?? fehler[name]
    if (isEmpty && !wasWrong) return
    const judged = pruefe(pages, read(), { heute, schritt: at })
    const now = judged.ok ? undefined : judged.fehler[name]
    // The two questions of a pair are checked together.
    const isOfPair = pages.schritte.some(({ felder }) => felder.some(one => isPair(feld, one))) && !wasWrong
    const say = () => setSeen(before => ({ ...before, [name]: isOfPair ? undefined : now }))
    // An error appears only after the pointer is released, so that the pressed button does not move away.
    if (isPressed.current) addEventListener('pointerup', () => setTimeout(say, 60), { once: true })
    else say()
  }
  const shown = inOrder(
    pages,
    Object.fromEntries(
      Object.entries({ ...fehler, ...seen }).flatMap(([name, words]) => (words ? [[name, words]] : [])),
    ),
  )
  const felder = schritt.felder.filter(({ name }) => asked.has(name))
  const isOnly = pages.schritte.length === 1
  return (
    <div
      ref={place}
      className={styles.seite}
      onInput={follow}
      onChange={follow}
      onBlur={judge}
      onPointerDown={() => {
        isPressed.current = true
        addEventListener(
          'pointerup',
          () => {
            isPressed.current = false
          },
          { once: true },
        )
      }}
    >
      <Heading words={stepWords(pages, at, eingaben, heute)} takesFocus={takesFocus} />
      {schritt.hilfe && <p className={styles.hilfe}>{schritt.hilfe}</p>}
      <Carried begun={begun} schritte={pages.schritte.filter(other => other !== schritt)} />
      <input type="hidden" name={SHOWN} value={felder.map(({ name }) => name).join()} />
      {/* The first submit button of the form, so that Enter in a field means "next". */}
      <button type="submit" name={TASK} value="weiter" className={unseen} tabIndex={-1} aria-hidden="true">
        Weiter
      </button>
      {felder.map(feld => (
        <Question key={feld.name} {...{ feld, schritt, eingaben, heute }} fehler={shown} />
      ))}
      {/* Hidden and not in the tab order; the label explains it if a screen reader reaches it. */}
      <div className={unseen} aria-hidden="true">
        <label>
          Bitte leer lassen
          <input ref={trap} name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.schritte}>
        <Button name={TASK} value="weiter" aria-disabled={isSending}>
          {isOnly ? (isSending ? 'Wird gesendet …' : 'Absenden') : begun.toSummary ? 'Übernehmen' : 'Weiter'}
        </Button>
        {at > 0 && !begun.toSummary && (
          <Button name={TASK} value="zurueck" look="outline">
            Zurück
          </Button>
        )}
        <button type="submit" name={TASK} value="speichern" className={styles.spaeter}>
          Später weitermachen
        </button>
      </div>
    </div>
  )
}
