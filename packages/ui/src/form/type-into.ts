type Field = HTMLInputElement | HTMLTextAreaElement

/** Puts a text into a field as a person does it, so that whoever listens to the field hears of it. */
export function typeInto(field: Field, value: string): void {
  if (field.value === value) return
  // React looks at the field's own `value`; that of its kind goes around it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
