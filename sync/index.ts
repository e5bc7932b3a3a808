// The only entry point of the engine.

export type { Clock, Stop } from './clock.ts';
export {
  type Act,
  act,
  type Catalogue,
  type Command,
  type CommandContext,
  defineCommand,
  type MirrorTx,
} from './command.ts';
export type {
  Device,
  DispatchAllResult,
  DispatchFailure,
  DispatchResult,
  Mirror,
  OpenDevice,
  Readable,
  Session,
} from './device.ts';
export { type DeviceOptions, openDevice } from './open-device.ts';
export type { ActFailure, ActResult, AuthRemote, Inserts, Remote, StoredSession } from './remote/remote.ts';
export {
  browserPlatform,
  type Channel,
  FLUSH_TAG,
  type Locks,
  type Marker,
  type Platform,
  type Signals,
} from './signals.ts';
export {
  type Announcement,
  type EntryState,
  type OutboxEntry,
  type PendingState,
  type Phase,
  type StorageTrouble,
  type SyncStatus,
  UNKNOWN_STATUS,
} from './status.ts';
export { defineTable, type MirroredRow, type Table } from './table.ts';
