import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { fakeCms } from './fake-cms.ts'
import { givesFile } from './file-answer.ts'
import { openApi } from './openapi.ts'
import { programRights } from './rights.ts'
import { wire } from './testing/loopback.ts'

type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  security?: unknown
  responses: {
    200: { content: { 'application/json': { schema: object; examples: Record<string, { value: unknown }> } } }
  }
}
const { openapi, paths } = openApi() as { openapi: string; paths: Record<string, Record<string, Operation>> }

test('The document is OpenAPI 3.1', () => {
  expect(openapi).toMatch(/^3\.1\./)
})

test('The document lists exactly the calls of the contract', () => {
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
    ),
  )
  const known = Object.values(calls).map(({ name, method, path }) => `${name}: ${method} ${path}`)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test.each(Object.values(calls) as Call[])(
  '$name is listed with its fields, its realm and its examples',
  call => {
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    const names = (place: string) =>
      operation?.parameters.filter(({ in: at }) => at === place).map(({ name }) => name)
    expect(names('path')).toEqual(Object.keys(call.params?.shape ?? {}))
    expect(names('query')).toEqual(Object.keys(call.query?.shape ?? {}))
    expect(Boolean(operation?.requestBody)).toBe(Boolean(call.body) || Boolean(call.takesFile))
    const forPrograms = call.realm === 'redaktion' && programRights.some(right => right === call.right)
    expect(operation?.security).toEqual(
      call.realm && [{ [call.realm]: [] }, ...(forPrograms ? [{ programm: [] }] : [])],
    )
    if (givesFile(call)) {
      expect(operation?.responses[200].content).toHaveProperty(['image/*', 'schema', 'format'], 'binary')
      return
    }
    const { examples, schema } = operation?.responses[200].content['application/json'] ?? {}
    expect(Object.values(examples ?? {}).map(({ value }) => value)).toEqual(
      call.examples.map(({ answer }) => answer),
    )
    expect(Object.keys(schema ?? {}).length).toBeGreaterThan(0)
  },
)

test('A path parameter is always required, a query field with a default never', () => {
  const { parameters } = paths['/api/cms/intranet/rubrik/{url}']?.get ?? { parameters: [] }
  expect(parameters.map(({ name, required }) => [name, required])).toEqual([
    ['url', true],
    ['order', false],
    ['seite', false],
    ['pro_seite', false],
  ])
})

test('GET /api/cms/openapi.json returns the document', async () => {
  const { origin } = await wire(fakeCms())
  const response = await fetch(`${origin}/api/cms/openapi.json`)
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApi())))
})
