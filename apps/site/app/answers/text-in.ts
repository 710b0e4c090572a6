/** Returns a text field of a form; empty if it is missing or a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
