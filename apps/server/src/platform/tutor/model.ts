import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, streamText } from 'ai';
import type { Config } from '../../config.ts';
import { modelFetch } from './model-fetch.ts';

type Settings = NonNullable<Config['tutor']>;

/** Everything a language model is given. */
export interface Prompt {
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
}

/** Streams a reply; throws on failure, on a broken-off reply, and on abort. */
export type TutorModel = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>;

/** A reply has about 300 tokens; the model's reasoning counts too. */
const mostTokens = 4_000;

function languageModel({ provider, model, baseUrl, apiKey }: Settings): LanguageModel {
  const key = apiKey ? { apiKey } : {};
  const base = { ...(baseUrl ? { baseURL: baseUrl } : {}), fetch: modelFetch };
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...key, ...base })(model);
    case 'google':
      return createGoogleGenerativeAI({ ...key, ...base })(model);
    case 'openai-compatible':
      return createOpenAICompatible({ name: 'tutor', baseURL: baseUrl ?? '', fetch: modelFetch, ...key })(
        model,
      );
  }
}

/** The configured language model: no tools, one retry when it was not reached. */
export function tutorModel(settings: Settings): TutorModel {
  const model = languageModel(settings);
  return async function* write({ system, messages }, signal) {
    const { fullStream } = streamText({
      model,
      system,
      messages,
      abortSignal: signal,
      maxOutputTokens: mostTokens,
      maxRetries: 1,
      temperature: 0.2,
      // Errors are thrown below; the library would print them.
      onError: () => {},
    });
    for await (const part of fullStream) {
      if (part.type === 'text-delta') yield part.text;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.reason ?? new Error('The model broke off');
      // Any other reason (limit, filter, lost connection) leaves the last sentence incomplete.
      if (part.type === 'finish' && part.finishReason !== 'stop')
        throw new Error(`The model broke off (${part.finishReason})`);
    }
  };
}
