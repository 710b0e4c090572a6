import { existsSync } from 'node:fs'
import { join } from 'node:path'

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const LONGEST_NAME = 27

/**
 * Names that the files of a template and the three lists use themselves, or that are reserved in JavaScript.
 */
const TAKEN = new Set(
  `data defineSchema examples field loaders schemas section styles templateName view views z
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
)

/**
 * Returns why a template cannot have this name, in German; undefined if it can.
 * @param {string} source
 * @param {string | undefined} name
 * @returns {string | undefined}
 */
export function refuseName(source, name) {
  if (!name) return 'Bitte einen Namen angeben, zum Beispiel: npm run new:template zitat "Zitat"'
  if (!KEBAB_CASE.test(name) || name.length > LONGEST_NAME) {
    return `Der Name „${name}“ passt nicht: Er besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und einzelnen Bindestrichen, beginnt mit einem Buchstaben und hat höchstens ${LONGEST_NAME} Zeichen, zum Beispiel bild-text.`
  }
  if (existsSync(join(source, name))) {
    return `Den Ordner packages/templates/src/${name} gibt es schon; bitte einen anderen Namen wählen.`
  }
  if (TAKEN.has(camelCase(name))) {
    return `Den Namen „${name}“ braucht das Programm selbst; bitte einen anderen wählen.`
  }
  return undefined
}

/** @param {string} name */
export function camelCase(name) {
  return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} name */
export function pascalCase(name) {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** @param {string} name */
export function title(name) {
  return name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
