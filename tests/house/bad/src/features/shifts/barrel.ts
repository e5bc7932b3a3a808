// BAD-NEXT lint/performance/noReExportAll
export * from './shift-card.tsx'; // BAD lint/performance/noBarrelFile
