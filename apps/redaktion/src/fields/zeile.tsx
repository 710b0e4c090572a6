import { records } from '@rathausplatz/contract/records'
import { Field, tied } from '@rathausplatz/ui/form'
import { useId, useState } from 'react'
import { useAfterPress } from './after-press.ts'
import { almostEqual } from './almost-equal.ts'
import { Counter } from './counter.tsx'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { useTelephoneSpelling } from './telephone-asked.ts'
import { useDerived } from './use-derived.ts'
import { useTyped } from './use-typed.ts'
import { given, textOf, written } from './values.ts'
import { useAsked, wordsFrom } from './words-there-are.ts'

/** One line of text. Suggests words that are used elsewhere, and asks whether a similar word was meant. */
export function Zeile({ field, path, value }: ControlProps<'zeile'>) {
  const { frame, isReadOnly, change, type } = useField(field, path)
  const list = useId()
  const [isTyping, setTyping] = useState(false)
  const afterPress = useAfterPress()
  const held = textOf(given(field, value))
  const [text, setText] = useTyped(held, text => type(written(field, text)))
  const writeByHand = useDerived(field, path, held)
  const words = useWords(field, isReadOnly)
  const meant = isTyping || !words ? undefined : almostEqual(text, words)
  const spelled = useTelephoneSpelling(field, path, text)
  const missing = isTyping || meant !== undefined || !words ? undefined : unknownRecord(field, text, words)
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
        onBlur={() => afterPress(() => setTyping(false))}
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
      {spelled !== undefined && !isTyping && !isReadOnly && (
        <p className={styles.leads} role="status">
          Die Stadt schreibt Telefonnummern so: {spelled}{' '}
          <button type="button" className={styles.act} onClick={() => change(spelled)}>
            „{spelled}“ übernehmen
          </button>
        </p>
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
          {missing !== undefined && (
            <>
              „{text.trim()}“ gibt es unter „{missing.many}“ noch nicht. Auf der Website lässt sich danach
              erst auswählen, wenn dort ein Eintrag mit diesem Namen steht.{' '}
              <a href={missing.href} target="_blank" rel="noreferrer">
                Unter „{missing.many}“ anlegen
              </a>
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

/**
 * Returns the list in which a word is missing, if the suggestions are the names of records: the website offers
 * those for selection, and not every word that a field holds.
 */
function unknownRecord(
  { suggestedBy }: ControlProps<'zeile'>['field'],
  text: string,
  words: readonly string[],
): { many: string; href: string } | undefined {
  const word = text.trim()
  if (!suggestedBy || suggestedBy.feld || word === '' || words.includes(word)) return undefined
  const { art } = suggestedBy
  const kind = Object.values(records).find(one => one.kind === art)
  return kind && { many: kind.label.many, href: `/redaktion/inhalte/${art}/neu` }
}
