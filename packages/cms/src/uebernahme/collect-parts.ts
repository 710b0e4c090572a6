import { cleanRichText } from '../collections/clean-rich-text.ts'
import { plainText } from './found.ts'

export type PartPicture = { readonly src: string; readonly alt: string }
type Question = { readonly titel: string; readonly text: string }

/**
 * A part of a text, from one heading to the next: words, a picture with words beside it, or questions with
 * answers.
 */
export type Part = {
  readonly titel: string
  readonly html: string
  readonly bild?: PartPicture
  readonly fragen?: readonly Question[]
}

const LONGEST_PART = 90_000
const LONGEST_ANSWER = 10_000
/** Most questions of one entry; further ones go into the next entry. */
const MOST_QUESTIONS = 50
const EMPTY = /<(p|h[2-4]|ul|ol|li|strong|em|blockquote)>(?:\s|&nbsp;|<br>)*<\/\1>/g

const hasWords = (html: string): boolean => plainText(html) !== ''

/** Collects the parts of a text in their order. Nothing that was given is dropped without a note. */
export function collectParts(hinweise: Set<string>) {
  const parts: Part[] = []
  let titel = ''
  let html = ''
  let run = ''
  let bild: PartPicture | undefined
  let fragen: Question[] = []

  /** Ends a paragraph that has no element of its own. */
  const endRun = () => {
    const words = run.trim()
    run = ''
    if (hasWords(words)) block(`<p>${words}</p>`)
  }
  const endQuestions = () => {
    if (fragen.length === 0) return
    parts.push({ titel, html: '', fragen })
    titel = ''
    fragen = []
  }
  const endPart = () => {
    endRun()
    endQuestions()
    const text = cleanRichText(html).replaceAll(EMPTY, '').trim()
    // A heading without words is kept: another one may follow at once.
    if (bild || hasWords(text) || titel !== '')
      parts.push({ titel, html: text.slice(0, LONGEST_PART), ...(bild ? { bild } : {}) })
    if (text.length > LONGEST_PART) hinweise.add('Ein sehr langer Abschnitt wurde gekürzt.')
    titel = ''
    html = ''
    bild = undefined
  }
  const block = (one: string) => {
    endRun()
    // Words after questions are a part of their own.
    endQuestions()
    html += one
  }

  return {
    endRun,
    block,
    inline: (one: string) => {
      run += one
    },
    heading: (words: string) => {
      endPart()
      titel = words
    },
    picture: (one: PartPicture) => {
      endRun()
      if (bild || hasWords(html) || fragen.length > 0) endPart()
      bild = one
    },
    question: (asked: string, answer: string) => {
      endRun()
      if (hasWords(html) || bild) endPart()
      const text = cleanRichText(answer).trim()
      if (text.length > LONGEST_ANSWER) hinweise.add(`Die Antwort auf „${asked}“ wurde gekürzt.`)
      if (fragen.length === MOST_QUESTIONS) endQuestions()
      fragen.push({ titel: asked, text: text.slice(0, LONGEST_ANSWER) })
    },
    parts: (): readonly Part[] => {
      endPart()
      return parts
    },
  }
}
