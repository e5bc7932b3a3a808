// An act that needs the network, as a screen runs it. Drawn once without a browser.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OnlineAct, type RunningAct, useOnlineAct } from '#bridge/use-online-act.ts';
import type { ActResult } from '#sync/index.ts';

const { tellRefusal } = vi.hoisted(() => ({ tellRefusal: vi.fn() }));
vi.mock('#bridge/device-context.tsx', () => ({ useDevice: () => ({}) }));
vi.mock('#bridge/refusals.ts', () => ({ tellRefusal }));

type Invite = OnlineAct<{ readonly email: string }, string>;

let answers: ((answer: ActResult<string>) => void)[];
const run = vi.fn((_device: unknown, _args: { readonly email: string }) => {
  return new Promise<ActResult<string>>(resolve => void answers.push(resolve));
});
const invite: Invite = { name: 'invite', args: v.object({ email: v.pipe(v.string(), v.email()) }), run };

beforeEach(() => {
  answers = [];
  vi.clearAllMocks();
});

function running(): RunningAct<{ readonly email: string }, string> {
  const caught: RunningAct<{ readonly email: string }, string>[] = [];
  const Catch = () => {
    caught.push(useOnlineAct(invite));
    return null;
  };
  renderToStaticMarkup(createElement(Catch));
  const [act] = caught;
  if (act === undefined) throw new Error('Nothing was drawn');
  return act;
}

const nia = { email: 'nia@example.com' };

it('a second press while the first is on its way asks nothing', async () => {
  const act = running();
  const first = act.run(nia);
  expect(await act.run(nia)).toEqual({ ok: false, error: { code: 'busy' } });
  expect(run).toHaveBeenCalledOnce();
  answers[0]?.({ ok: true, value: 'sent' });
  expect(await first).toEqual({ ok: true, value: 'sent' });
  expect(tellRefusal).not.toHaveBeenCalled();
});

it('it can be run again after an answer, also after one that failed', async () => {
  const act = running();
  const failing = act.run(nia);
  answers[0]?.({ ok: false, error: { code: 'signed_out' } });
  expect(await failing).toEqual({ ok: false, error: { code: 'signed_out' } });
  expect(tellRefusal).toHaveBeenCalledExactlyOnceWith('signed_out');
  void act.run(nia);
  expect(run).toHaveBeenCalledTimes(2);
});

it('what a form let through is not sent', async () => {
  expect(await running().run({ email: 'nobody' })).toEqual({ ok: false, error: { code: 'invalid_arguments' } });
  expect(run).not.toHaveBeenCalled();
});
