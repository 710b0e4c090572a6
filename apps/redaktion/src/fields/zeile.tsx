import { Field, tied } from '@rathausplatz/ui/form'
import { useId, useState } from 'react'
import { almostEqual } from './almost-equal.ts'
import { Counter } from './counter.tsx'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { useDerived } from './use-derived.ts'
import { useTyped } from './use-typed.ts'
import { given, textOf, written } from './values.ts'
import { useAsked, wordsFrom } from './words-there-are.ts'

/** One line of text. Suggests words that are used elsewhere, and asks whether a similar word was meant. */
export function Zeile({ field, path, value }: ControlProps<'zeile'>) {
  const { frame, isReadOnly, change, type } = useField(field, path)
  const list = useId()
  const [isTyping, setTyping] = useState(false)
  const held = textOf(given(field, value))
  const [text, setText] = useTyped(held, text => type(written(field, text)))
  const writeByHand = useDerived(field, path, held)
  const words = useWords(field, isReadOnly)
  const meant = isTyping || !words ? undefined : almostEqual(text, words)
  return (
    <Field {...frame}>
      <input
        {...tied(frame)}
        type="text"
        autoComplete="off"
        readOnly={isReadOnly}
        list={words ? list : undefined}
        value={text}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={event => {
          writeByHand()
          setText(event.target.value)
        }}
      />
      {words && (
        <datalist id={list}>
          {words.map(word => (
            <option key={word}>{word}</option>
          ))}
        </datalist>
      )}
      {words && (
        <p className={styles.leads} role="status">
          {meant !== undefined && (
            <>
              Meinten Sie „{meant}“?{' '}
              <button type="button" className={styles.act} onClick={() => change(meant)}>
                „{meant}“ übernehmen
              </button>
            </>
          )}
        </p>
      )}
      <Counter text={text} most={field.most} />
    </Field>
  )
}

/** Suggestions of the field itself, or words used elsewhere; none in a read-only form. */
function useWords(
  { suggestions, suggestedBy }: ControlProps<'zeile'>['field'],
  isReadOnly: boolean,
): readonly string[] | undefined {
  const key = suggestedBy && !isReadOnly ? `${suggestedBy.art} ${suggestedBy.feld ?? ''}` : undefined
  const asked = useAsked(key, async () => (suggestedBy ? wordsFrom(suggestedBy) : []))
  return isReadOnly ? undefined : (suggestions ?? asked)
}
