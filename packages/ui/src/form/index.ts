export { Button } from './button.tsx'
export { ErrorSummary } from './error-summary.tsx'
export { Field, FieldGroup, type FieldProps, SelectField, TextArea, TextField, tied } from './field.tsx'
export { PasswordField } from './password-field.tsx'
