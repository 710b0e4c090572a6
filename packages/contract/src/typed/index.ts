/** What people type, one parser per kind of value, without schemas: for forms, rooms and the desk. */
export { readEmail } from './email-address.ts'
export { readNumber } from './number.ts'
