import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'

/** Finds what a form does otherwise than its settings say: who gets what is sent, and who gets a receipt. */
export function formFindings({ record: { kind }, data }: Subject): readonly Finding[] {
  if (kind !== 'formular') return []
  const questions = listOf(data['schritte']).flatMap(step => listOf(fieldsOf(step)['felder']).map(fieldsOf))
  const findings: Finding[] = []
  const asksForMail = questions.some(({ typ }) => typ === 'email')
  if (data['eingangsmail'] !== false && questions.length > 0 && !asksForMail) findings.push(NO_RECEIPT)
  const hasOffice = isSaid(data['empfaenger']) || listOf(data['adressen']).some(isSaid)
  if (!hasOffice) findings.push(data['amt_der_seite'] === true ? TOWN_WITHOUT_PAGE : TOWN)
  return findings
}

const NO_RECEIPT: Finding = {
  gewicht: 'hinweis',
  regel: 'formular-bestaetigung',
  feld: 'eingangsmail',
  satz: 'Niemand bekommt eine Bestätigung per E-Mail: Das Formular fragt nach keiner E-Mail-Adresse.',
  rat: 'Fragen Sie nach der E-Mail-Adresse, oder schalten Sie die Bestätigung aus.',
}

const TOWN: Finding = {
  gewicht: 'hinweis',
  regel: 'formular-empfaenger',
  feld: 'empfaenger',
  satz: 'Kein Amt und keine Adresse ist gewählt. Was gesendet wird, geht an die zentrale E-Mail-Adresse der Stadt.',
  rat: 'Wählen Sie das zuständige Amt. Soll es an die zentrale Adresse gehen, ist nichts zu tun.',
}

const TOWN_WITHOUT_PAGE: Finding = {
  ...TOWN,
  satz: 'Wer ohne Seite zum Formular kommt, dessen Angaben gehen an die zentrale E-Mail-Adresse der Stadt: Kein Amt und keine Adresse ist gewählt.',
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
