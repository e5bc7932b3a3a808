// Written by `npm run types` from the migrations; do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  private: {
    Tables: {
      acquaintances: {
        Row: {
          audience: string;
          kept_until: string;
          person_id: string;
          row_xid: unknown;
        };
        Insert: {
          audience: string;
          kept_until?: string;
          person_id: string;
          row_xid?: unknown;
        };
        Update: {
          audience?: string;
          kept_until?: string;
          person_id?: string;
          row_xid?: unknown;
        };
        Relationships: [
          {
            foreignKeyName: 'acquaintances_person_id_fkey';
            columns: ['person_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      bookings_to_draft: {
        Row: {
          booking_id: string;
          ends_at: string;
        };
        Insert: {
          booking_id: string;
          ends_at: string;
        };
        Update: {
          booking_id?: string;
          ends_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_to_draft_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'mirror_bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      brakes: {
        Row: {
          bucket: string;
          since: string;
          used: number;
        };
        Insert: {
          bucket: string;
          since: string;
          used: number;
        };
        Update: {
          bucket?: string;
          since?: string;
          used?: number;
        };
        Relationships: [];
      };
      check_in_keys: {
        Row: {
          ends_at: string;
          key: string;
          replaced_at: string | null;
          shift_id: string;
          venue_id: string;
        };
        Insert: {
          ends_at: string;
          key: string;
          replaced_at?: string | null;
          shift_id: string;
          venue_id: string;
        };
        Update: {
          ends_at?: string;
          key?: string;
          replaced_at?: string | null;
          shift_id?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'check_in_keys_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'check_in_keys_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      clock_errors: {
        Row: {
          at: string;
          context: string | null;
          failures: number;
          message: string;
          part: string;
          retry_at: string;
          row_id: string;
          sqlstate: string;
        };
        Insert: {
          at?: string;
          context?: string | null;
          failures?: number;
          message: string;
          part: string;
          retry_at: string;
          row_id: string;
          sqlstate: string;
        };
        Update: {
          at?: string;
          context?: string | null;
          failures?: number;
          message?: string;
          part?: string;
          retry_at?: string;
          row_id?: string;
          sqlstate?: string;
        };
        Relationships: [];
      };
      clock_state: {
        Row: {
          done: number;
          finished_at: string | null;
          good_at: string | null;
          only_row: boolean;
          started_at: string | null;
        };
        Insert: {
          done?: number;
          finished_at?: string | null;
          good_at?: string | null;
          only_row?: boolean;
          started_at?: string | null;
        };
        Update: {
          done?: number;
          finished_at?: string | null;
          good_at?: string | null;
          only_row?: boolean;
          started_at?: string | null;
        };
        Relationships: [];
      };
      command_errors: {
        Row: {
          at: string;
          command_id: string;
          context: string | null;
          id: number;
          message: string;
          name: string;
          sqlstate: string;
          user_id: string;
        };
        Insert: {
          at?: string;
          command_id: string;
          context?: string | null;
          id?: never;
          message: string;
          name: string;
          sqlstate: string;
          user_id: string;
        };
        Update: {
          at?: string;
          command_id?: string;
          context?: string | null;
          id?: never;
          message?: string;
          name?: string;
          sqlstate?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      commands: {
        Row: {
          brake: string | null;
          brake_most: number | null;
          brake_span: string | null;
          description: string;
          name: string;
          version: number;
        };
        Insert: {
          brake?: string | null;
          brake_most?: number | null;
          brake_span?: string | null;
          description: string;
          name: string;
          version: number;
        };
        Update: {
          brake?: string | null;
          brake_most?: number | null;
          brake_span?: string | null;
          description?: string;
          name?: string;
          version?: number;
        };
        Relationships: [];
      };
      devices: {
        Row: {
          id: string;
          last_sync_at: string;
          user_id: string;
        };
        Insert: {
          id: string;
          last_sync_at: string;
          user_id: string;
        };
        Update: {
          id?: string;
          last_sync_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      ended_sessions: {
        Row: {
          ended_at: string;
          id: string;
        };
        Insert: {
          ended_at?: string;
          id: string;
        };
        Update: {
          ended_at?: string;
          id?: string;
        };
        Relationships: [];
      };
      fresh_posts: {
        Row: {
          posted_at: string;
          shift_id: string;
          venue_id: string;
        };
        Insert: {
          posted_at?: string;
          shift_id: string;
          venue_id: string;
        };
        Update: {
          posted_at?: string;
          shift_id?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fresh_posts_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fresh_posts_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      keys_to_make: {
        Row: {
          shift_id: string;
          starts_at: string;
        };
        Insert: {
          shift_id: string;
          starts_at: string;
        };
        Update: {
          shift_id?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'keys_to_make_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
        ];
      };
      mirrored_tables: {
        Row: {
          branches: NonNullable<Json>;
          name: string;
          place: number;
          stamps: NonNullable<Json>;
        };
        Insert: {
          branches: NonNullable<Json>;
          name: string;
          place: number;
          stamps: NonNullable<Json>;
        };
        Update: {
          branches?: NonNullable<Json>;
          name?: string;
          place?: number;
          stamps?: NonNullable<Json>;
        };
        Relationships: [];
      };
      outgoing_mails: {
        Row: {
          created_at: string;
          failure: string | null;
          id: number;
          recipient: string;
          resting_until: string;
          subject: string;
          tries: number;
          words: NonNullable<Json>;
        };
        Insert: {
          created_at?: string;
          failure?: string | null;
          id?: never;
          recipient: string;
          resting_until?: string;
          subject: string;
          tries?: number;
          words: NonNullable<Json>;
        };
        Update: {
          created_at?: string;
          failure?: string | null;
          id?: never;
          recipient?: string;
          resting_until?: string;
          subject?: string;
          tries?: number;
          words?: NonNullable<Json>;
        };
        Relationships: [];
      };
      password_tries: {
        Row: {
          failures: number;
          last_at: string;
          locked_until: string | null;
          locks: number;
          subject: string;
        };
        Insert: {
          failures?: number;
          last_at?: string;
          locked_until?: string | null;
          locks?: number;
          subject: string;
        };
        Update: {
          failures?: number;
          last_at?: string;
          locked_until?: string | null;
          locks?: number;
          subject?: string;
        };
        Relationships: [];
      };
      past_terms: {
        Row: {
          shift_id: string;
          terms: NonNullable<Json>;
          version: number;
        };
        Insert: {
          shift_id: string;
          terms: NonNullable<Json>;
          version: number;
        };
        Update: {
          shift_id?: string;
          terms?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'past_terms_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
        ];
      };
      pay_looks: {
        Row: {
          asked_at: string;
          currency: string;
          decided_at: string | null;
          decision: string | null;
          id: number;
          job_id: string | null;
          rate_minor: number;
          shift_id: string | null;
        };
        Insert: {
          asked_at?: string;
          currency: string;
          decided_at?: string | null;
          decision?: string | null;
          id?: never;
          job_id?: string | null;
          rate_minor: number;
          shift_id?: string | null;
        };
        Update: {
          asked_at?: string;
          currency?: string;
          decided_at?: string | null;
          decision?: string | null;
          id?: never;
          job_id?: string | null;
          rate_minor?: number;
          shift_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'pay_looks_job_id_fkey';
            columns: ['job_id'];
            referencedRelation: 'mirror_jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'pay_looks_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
        ];
      };
      presence: {
        Row: {
          gap_from: string | null;
          gap_to: string | null;
          heard_at: string;
          user_id: string;
        };
        Insert: {
          gap_from?: string | null;
          gap_to?: string | null;
          heard_at: string;
          user_id: string;
        };
        Update: {
          gap_from?: string | null;
          gap_to?: string | null;
          heard_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      questions: {
        Row: {
          at: string;
          question: string;
          venue_id: string;
          worker_id: string;
        };
        Insert: {
          at?: string;
          question: string;
          venue_id: string;
          worker_id: string;
        };
        Update: {
          at?: string;
          question?: string;
          venue_id?: string;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'questions_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'questions_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      receipts: {
        Row: {
          at: string;
          code: string | null;
          command_id: string;
          detail: Json | null;
          name: string;
          state: string;
          user_id: string;
        };
        Insert: {
          at: string;
          code?: string | null;
          command_id: string;
          detail?: Json | null;
          name: string;
          state: string;
          user_id: string;
        };
        Update: {
          at?: string;
          code?: string | null;
          command_id?: string;
          detail?: Json | null;
          name?: string;
          state?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      scope_log: {
        Row: {
          at: string;
          audience: string;
          change: string;
          id: string;
          row_xid: unknown;
          scope: string;
        };
        Insert: {
          at?: string;
          audience: string;
          change: string;
          id?: string;
          row_xid?: unknown;
          scope: string;
        };
        Update: {
          at?: string;
          audience?: string;
          change?: string;
          id?: string;
          row_xid?: unknown;
          scope?: string;
        };
        Relationships: [];
      };
      sealed_conversations: {
        Row: {
          conversation_id: string;
          deleted_at: string;
          deleted_by: string | null;
          id: string;
          messages: NonNullable<Json>;
          rockstar_id: string;
          venue_id: string;
        };
        Insert: {
          conversation_id: string;
          deleted_at?: string;
          deleted_by?: string | null;
          id?: string;
          messages: NonNullable<Json>;
          rockstar_id: string;
          venue_id: string;
        };
        Update: {
          conversation_id?: string;
          deleted_at?: string;
          deleted_by?: string | null;
          id?: string;
          messages?: NonNullable<Json>;
          rockstar_id?: string;
          venue_id?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          name: string;
          value: string;
        };
        Insert: {
          name: string;
          value: string;
        };
        Update: {
          name?: string;
          value?: string;
        };
        Relationships: [];
      };
      shifts_to_start: {
        Row: {
          shift_id: string;
          starts_at: string;
        };
        Insert: {
          shift_id: string;
          starts_at: string;
        };
        Update: {
          shift_id?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shifts_to_start_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
        ];
      };
      sync_state: {
        Row: {
          epoch: string;
          floor: unknown;
          only_row: boolean;
          restamping: boolean;
        };
        Insert: {
          epoch?: string;
          floor?: unknown;
          only_row?: boolean;
          restamping?: boolean;
        };
        Update: {
          epoch?: string;
          floor?: unknown;
          only_row?: boolean;
          restamping?: boolean;
        };
        Relationships: [];
      };
      time_zones: {
        Row: {
          name: string;
        };
        Insert: {
          name: string;
        };
        Update: {
          name?: string;
        };
        Relationships: [];
      };
      told_of_posts: {
        Row: {
          source_id: string;
          told_at: string;
          worker_id: string;
        };
        Insert: {
          source_id: string;
          told_at?: string;
          worker_id: string;
        };
        Update: {
          source_id?: string;
          told_at?: string;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'told_of_posts_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      tombstones: {
        Row: {
          at: string;
          audience: string;
          id: string;
          row_id: string;
          row_xid: unknown;
          table_name: string;
        };
        Insert: {
          at?: string;
          audience: string;
          id?: string;
          row_id: string;
          row_xid?: unknown;
          table_name: string;
        };
        Update: {
          at?: string;
          audience?: string;
          id?: string;
          row_id?: string;
          row_xid?: unknown;
          table_name?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      clock_health: {
        Row: {
          done: number | null;
          failing: number | null;
          failing_since: string | null;
          finished_at: string | null;
          good_at: string | null;
          since_good_run: string | null;
          since_last_run: string | null;
          started_at: string | null;
        };
        Insert: {
          done?: number | null;
          failing?: never;
          failing_since?: never;
          finished_at?: string | null;
          good_at?: string | null;
          since_good_run?: never;
          since_last_run?: never;
          started_at?: string | null;
        };
        Update: {
          done?: number | null;
          failing?: never;
          failing_since?: never;
          finished_at?: string | null;
          good_at?: string | null;
          since_good_run?: never;
          since_last_run?: never;
          started_at?: string | null;
        };
        Relationships: [];
      };
      mirror_applications: {
        Row: {
          calendar_free: boolean | null;
          closed_reason: string | null;
          created_at: string | null;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          hold_until: string | null;
          id: string | null;
          job_id: string | null;
          note: string | null;
          recorded_at: string | null;
          row_xid: unknown;
          seen_terms: Json | null;
          seen_version: number | null;
          shift_id: string | null;
          source: string | null;
          status: string | null;
          updated_at: string | null;
          venue_id: string | null;
          version: number | null;
          waitlist_pos: number | null;
          within_km: number | null;
          worker_id: string | null;
        };
        Insert: {
          calendar_free?: boolean | null;
          closed_reason?: string | null;
          created_at?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          hold_until?: string | null;
          id?: string | null;
          job_id?: string | null;
          note?: string | null;
          recorded_at?: string | null;
          row_xid?: unknown;
          seen_terms?: Json | null;
          seen_version?: number | null;
          shift_id?: string | null;
          source?: string | null;
          status?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          waitlist_pos?: number | null;
          within_km?: number | null;
          worker_id?: string | null;
        };
        Update: {
          calendar_free?: boolean | null;
          closed_reason?: string | null;
          created_at?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          hold_until?: string | null;
          id?: string | null;
          job_id?: string | null;
          note?: string | null;
          recorded_at?: string | null;
          row_xid?: unknown;
          seen_terms?: Json | null;
          seen_version?: number | null;
          shift_id?: string | null;
          source?: string | null;
          status?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          waitlist_pos?: number | null;
          within_km?: number | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'applications_decided_by_fkey';
            columns: ['decided_by'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_job_fkey';
            columns: ['job_id'];
            referencedRelation: 'mirror_jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_areas: {
        Row: {
          catalogue: string | null;
          country: string | null;
          currency: string | null;
          id: string | null;
          lat: number | null;
          lng: number | null;
          name: string | null;
          row_xid: unknown;
          slug: string | null;
          tz: string | null;
          updated_at: string | null;
        };
        Insert: {
          catalogue?: never;
          country?: string | null;
          currency?: string | null;
          id?: string | null;
          lat?: number | null;
          lng?: number | null;
          name?: string | null;
          row_xid?: unknown;
          slug?: string | null;
          tz?: string | null;
          updated_at?: string | null;
        };
        Update: {
          catalogue?: never;
          country?: string | null;
          currency?: string | null;
          id?: string | null;
          lat?: number | null;
          lng?: number | null;
          name?: string | null;
          row_xid?: unknown;
          slug?: string | null;
          tz?: string | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
      mirror_attendance_events: {
        Row: {
          actor_id: string | null;
          booking_id: string | null;
          clock_jumped: boolean | null;
          created_at: string | null;
          ends_at: string | null;
          id: string | null;
          kind: string | null;
          offset_s: number | null;
          proven_at: string | null;
          reason: string | null;
          row_xid: unknown;
          said_at: string | null;
          source: string | null;
          trusted_at: string | null;
          updated_at: string | null;
          venue_id: string | null;
          verdict: string | null;
          worker_id: string | null;
        };
        Insert: {
          actor_id?: string | null;
          booking_id?: string | null;
          clock_jumped?: boolean | null;
          created_at?: string | null;
          ends_at?: string | null;
          id?: string | null;
          kind?: string | null;
          offset_s?: number | null;
          proven_at?: string | null;
          reason?: string | null;
          row_xid?: unknown;
          said_at?: string | null;
          source?: string | null;
          trusted_at?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          verdict?: string | null;
          worker_id?: string | null;
        };
        Update: {
          actor_id?: string | null;
          booking_id?: string | null;
          clock_jumped?: boolean | null;
          created_at?: string | null;
          ends_at?: string | null;
          id?: string | null;
          kind?: string | null;
          offset_s?: number | null;
          proven_at?: string | null;
          reason?: string | null;
          row_xid?: unknown;
          said_at?: string | null;
          source?: string | null;
          trusted_at?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          verdict?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'attendance_events_actor_id_fkey';
            columns: ['actor_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attendance_events_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'mirror_bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attendance_events_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attendance_events_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_availability_exceptions: {
        Row: {
          created_at: string | null;
          end_local: string | null;
          ends_on: string | null;
          id: string | null;
          kind: string | null;
          reason: string | null;
          row_xid: unknown;
          start_local: string | null;
          starts_on: string | null;
          updated_at: string | null;
          worker_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          end_local?: string | null;
          ends_on?: string | null;
          id?: string | null;
          kind?: string | null;
          reason?: string | null;
          row_xid?: unknown;
          start_local?: string | null;
          starts_on?: string | null;
          updated_at?: string | null;
          worker_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          end_local?: string | null;
          ends_on?: string | null;
          id?: string | null;
          kind?: string | null;
          reason?: string | null;
          row_xid?: unknown;
          start_local?: string | null;
          starts_on?: string | null;
          updated_at?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'availability_exceptions_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_availability_rules: {
        Row: {
          created_at: string | null;
          end_local: string | null;
          id: string | null;
          kind: string | null;
          row_xid: unknown;
          start_local: string | null;
          updated_at: string | null;
          valid_from: string | null;
          valid_to: string | null;
          weekday: number | null;
          worker_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          end_local?: string | null;
          id?: string | null;
          kind?: string | null;
          row_xid?: unknown;
          start_local?: string | null;
          updated_at?: string | null;
          valid_from?: string | null;
          valid_to?: string | null;
          weekday?: number | null;
          worker_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          end_local?: string | null;
          id?: string | null;
          kind?: string | null;
          row_xid?: unknown;
          start_local?: string | null;
          updated_at?: string | null;
          valid_from?: string | null;
          valid_to?: string | null;
          weekday?: number | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'availability_rules_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_booking_contacts: {
        Row: {
          booking_id: string | null;
          created_at: string | null;
          email: string | null;
          ends_at: string | null;
          id: string | null;
          name: string | null;
          phone: string | null;
          row_xid: unknown;
          side: string | null;
          updated_at: string | null;
          venue_id: string | null;
          worker_id: string | null;
        };
        Insert: {
          booking_id?: string | null;
          created_at?: string | null;
          email?: string | null;
          ends_at?: string | null;
          id?: string | null;
          name?: string | null;
          phone?: string | null;
          row_xid?: unknown;
          side?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          worker_id?: string | null;
        };
        Update: {
          booking_id?: string | null;
          created_at?: string | null;
          email?: string | null;
          ends_at?: string | null;
          id?: string | null;
          name?: string | null;
          phone?: string | null;
          row_xid?: unknown;
          side?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_contacts_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'mirror_bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_contacts_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_contacts_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_bookings: {
        Row: {
          answer_by: string | null;
          answer_late: boolean | null;
          application_id: string | null;
          break_min: number | null;
          cancel_heard_at: string | null;
          cancel_reason: string | null;
          cancel_tier: string | null;
          cancelled_at: string | null;
          created_at: string | null;
          currency: string | null;
          ends_at: string | null;
          id: string | null;
          owed_minor: number | null;
          place: string | null;
          proposed: Json | null;
          rate_minor: number | null;
          rest_reason: string | null;
          role: string | null;
          row_xid: unknown;
          shift_id: string | null;
          source: string | null;
          starts_at: string | null;
          status: string | null;
          tz: string | null;
          updated_at: string | null;
          venue_id: string | null;
          version: number | null;
          worker_id: string | null;
        };
        Insert: {
          answer_by?: string | null;
          answer_late?: boolean | null;
          application_id?: string | null;
          break_min?: number | null;
          cancel_heard_at?: string | null;
          cancel_reason?: string | null;
          cancel_tier?: string | null;
          cancelled_at?: string | null;
          created_at?: string | null;
          currency?: string | null;
          ends_at?: string | null;
          id?: string | null;
          owed_minor?: number | null;
          place?: string | null;
          proposed?: Json | null;
          rate_minor?: number | null;
          rest_reason?: string | null;
          role?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          source?: string | null;
          starts_at?: string | null;
          status?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          worker_id?: string | null;
        };
        Update: {
          answer_by?: string | null;
          answer_late?: boolean | null;
          application_id?: string | null;
          break_min?: number | null;
          cancel_heard_at?: string | null;
          cancel_reason?: string | null;
          cancel_tier?: string | null;
          cancelled_at?: string | null;
          created_at?: string | null;
          currency?: string | null;
          ends_at?: string | null;
          id?: string | null;
          owed_minor?: number | null;
          place?: string | null;
          proposed?: Json | null;
          rate_minor?: number | null;
          rest_reason?: string | null;
          role?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          source?: string | null;
          starts_at?: string | null;
          status?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_application_id_fkey';
            columns: ['application_id'];
            referencedRelation: 'mirror_applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_conversations: {
        Row: {
          created_at: string | null;
          id: string | null;
          last_content: string | null;
          last_message_at: string | null;
          last_sender_id: string | null;
          last_sender_side: string | null;
          last_template: string | null;
          rockstar_id: string | null;
          row_xid: unknown;
          updated_at: string | null;
          venue_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          id?: string | null;
          last_content?: string | null;
          last_message_at?: string | null;
          last_sender_id?: string | null;
          last_sender_side?: string | null;
          last_template?: string | null;
          rockstar_id?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          id?: string | null;
          last_content?: string | null;
          last_message_at?: string | null;
          last_sender_id?: string | null;
          last_sender_side?: string | null;
          last_template?: string | null;
          rockstar_id?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'conversations_last_sender_id_fkey';
            columns: ['last_sender_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_rockstar_id_fkey';
            columns: ['rockstar_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_jobs: {
        Row: {
          area: string | null;
          closes_at: string | null;
          created_at: string | null;
          created_by: string | null;
          currency: string | null;
          description: string | null;
          employment_type: string | null;
          hours_per_week: number | null;
          id: string | null;
          pay_max_minor: number | null;
          pay_min_minor: number | null;
          pay_period: string | null;
          published_at: string | null;
          role: string | null;
          row_xid: unknown;
          skills: string[] | null;
          start_date: string | null;
          status: string | null;
          title: string | null;
          updated_at: string | null;
          venue_id: string | null;
          version: number | null;
        };
        Insert: {
          area?: string | null;
          closes_at?: string | null;
          created_at?: string | null;
          created_by?: string | null;
          currency?: string | null;
          description?: string | null;
          employment_type?: string | null;
          hours_per_week?: number | null;
          id?: string | null;
          pay_max_minor?: number | null;
          pay_min_minor?: number | null;
          pay_period?: string | null;
          published_at?: string | null;
          role?: string | null;
          row_xid?: unknown;
          skills?: string[] | null;
          start_date?: string | null;
          status?: string | null;
          title?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
        };
        Update: {
          area?: string | null;
          closes_at?: string | null;
          created_at?: string | null;
          created_by?: string | null;
          currency?: string | null;
          description?: string | null;
          employment_type?: string | null;
          hours_per_week?: number | null;
          id?: string | null;
          pay_max_minor?: number | null;
          pay_min_minor?: number | null;
          pay_period?: string | null;
          published_at?: string | null;
          role?: string | null;
          row_xid?: unknown;
          skills?: string[] | null;
          start_date?: string | null;
          status?: string | null;
          title?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'jobs_area_fkey';
            columns: ['area'];
            referencedRelation: 'mirror_areas';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'jobs_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_messages: {
        Row: {
          content: string | null;
          conversation_id: string | null;
          created_at: string | null;
          delivered_at: string | null;
          id: string | null;
          read_at: string | null;
          rockstar_id: string | null;
          row_xid: unknown;
          sender_id: string | null;
          sender_side: string | null;
          template: string | null;
          unread_by: string | null;
          updated_at: string | null;
          venue_id: string | null;
        };
        Insert: {
          content?: string | null;
          conversation_id?: string | null;
          created_at?: string | null;
          delivered_at?: string | null;
          id?: string | null;
          read_at?: string | null;
          rockstar_id?: string | null;
          row_xid?: unknown;
          sender_id?: string | null;
          sender_side?: string | null;
          template?: string | null;
          unread_by?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Update: {
          content?: string | null;
          conversation_id?: string | null;
          created_at?: string | null;
          delivered_at?: string | null;
          id?: string | null;
          read_at?: string | null;
          rockstar_id?: string | null;
          row_xid?: unknown;
          sender_id?: string | null;
          sender_side?: string | null;
          template?: string | null;
          unread_by?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_conversation_id_fkey';
            columns: ['conversation_id'];
            referencedRelation: 'mirror_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_rockstar_id_fkey';
            columns: ['rockstar_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_sender_id_fkey';
            columns: ['sender_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_notifications: {
        Row: {
          acked_at: string | null;
          created_at: string | null;
          id: string | null;
          kind: string | null;
          must_ack: boolean | null;
          payload: Json | null;
          read_at: string | null;
          row_xid: unknown;
          updated_at: string | null;
          user_id: string | null;
        };
        Insert: {
          acked_at?: string | null;
          created_at?: string | null;
          id?: string | null;
          kind?: string | null;
          must_ack?: boolean | null;
          payload?: Json | null;
          read_at?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          acked_at?: string | null;
          created_at?: string | null;
          id?: string | null;
          kind?: string | null;
          must_ack?: boolean | null;
          payload?: Json | null;
          read_at?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_profile_private: {
        Row: {
          areas: string[] | null;
          email: string | null;
          home_lat: number | null;
          home_lng: number | null;
          id: string | null;
          locale: string | null;
          minimum_hourly_rate: number | null;
          phone: string | null;
          row_xid: unknown;
          suspended_reason: string | null;
          suspended_until: string | null;
          tz: string | null;
          updated_at: string | null;
        };
        Insert: {
          areas?: string[] | null;
          email?: string | null;
          home_lat?: number | null;
          home_lng?: number | null;
          id?: string | null;
          locale?: string | null;
          minimum_hourly_rate?: number | null;
          phone?: string | null;
          row_xid?: unknown;
          suspended_reason?: string | null;
          suspended_until?: string | null;
          tz?: string | null;
          updated_at?: string | null;
        };
        Update: {
          areas?: string[] | null;
          email?: string | null;
          home_lat?: number | null;
          home_lng?: number | null;
          id?: string | null;
          locale?: string | null;
          minimum_hourly_rate?: number | null;
          phone?: string | null;
          row_xid?: unknown;
          suspended_reason?: string | null;
          suspended_until?: string | null;
          tz?: string | null;
          updated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'profile_private_id_fkey';
            columns: ['id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_profiles: {
        Row: {
          account_status: string | null;
          bio: string | null;
          created_at: string | null;
          discoverable: boolean | null;
          id: string | null;
          location: string | null;
          name: string | null;
          onboarding_done_at: string | null;
          profile_image: string | null;
          role: string | null;
          row_xid: unknown;
          skills: string[] | null;
          updated_at: string | null;
          venue_address: string | null;
          venue_contact: string | null;
          venue_industry: string | null;
          venue_name: string | null;
          version: number | null;
        };
        Insert: {
          account_status?: string | null;
          bio?: string | null;
          created_at?: string | null;
          discoverable?: boolean | null;
          id?: string | null;
          location?: string | null;
          name?: string | null;
          onboarding_done_at?: string | null;
          profile_image?: string | null;
          role?: string | null;
          row_xid?: unknown;
          skills?: string[] | null;
          updated_at?: string | null;
          venue_address?: string | null;
          venue_contact?: string | null;
          venue_industry?: string | null;
          venue_name?: string | null;
          version?: number | null;
        };
        Update: {
          account_status?: string | null;
          bio?: string | null;
          created_at?: string | null;
          discoverable?: boolean | null;
          id?: string | null;
          location?: string | null;
          name?: string | null;
          onboarding_done_at?: string | null;
          profile_image?: string | null;
          role?: string | null;
          row_xid?: unknown;
          skills?: string[] | null;
          updated_at?: string | null;
          venue_address?: string | null;
          venue_contact?: string | null;
          venue_industry?: string | null;
          venue_name?: string | null;
          version?: number | null;
        };
        Relationships: [];
      };
      mirror_relations: {
        Row: {
          created_at: string | null;
          id: string | null;
          kind: string | null;
          note: string | null;
          row_xid: unknown;
          set_by_side: string | null;
          updated_at: string | null;
          venue_id: string | null;
          worker_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          id?: string | null;
          kind?: string | null;
          note?: string | null;
          row_xid?: unknown;
          set_by_side?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          worker_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          id?: string | null;
          kind?: string | null;
          note?: string | null;
          row_xid?: unknown;
          set_by_side?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'relations_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'relations_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_saved_searches: {
        Row: {
          created_at: string | null;
          filters: string | null;
          id: string | null;
          name: string | null;
          row_xid: unknown;
          updated_at: string | null;
          worker_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          filters?: string | null;
          id?: string | null;
          name?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          worker_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          filters?: string | null;
          id?: string | null;
          name?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_searches_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_shift_crew: {
        Row: {
          created_at: string | null;
          ends_at: string | null;
          first_name: string | null;
          id: string | null;
          role: string | null;
          row_xid: unknown;
          shift_id: string | null;
          updated_at: string | null;
          worker_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          ends_at?: string | null;
          first_name?: string | null;
          id?: string | null;
          role?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          updated_at?: string | null;
          worker_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          ends_at?: string | null;
          first_name?: string | null;
          id?: string | null;
          role?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          updated_at?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_crew_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_crew_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_shift_keys: {
        Row: {
          created_at: string | null;
          ends_at: string | null;
          id: string | null;
          key: string | null;
          row_xid: unknown;
          updated_at: string | null;
          venue_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          ends_at?: string | null;
          id?: string | null;
          key?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          ends_at?: string | null;
          id?: string | null;
          key?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_keys_id_fkey';
            columns: ['id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_keys_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_shift_packs: {
        Row: {
          arrival_note: string | null;
          contact_name: string | null;
          contact_phone: string | null;
          created_at: string | null;
          dress_code: string | null;
          ends_at: string | null;
          id: string | null;
          kit: string | null;
          row_xid: unknown;
          updated_at: string | null;
          venue_id: string | null;
        };
        Insert: {
          arrival_note?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string | null;
          dress_code?: string | null;
          ends_at?: string | null;
          id?: string | null;
          kit?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Update: {
          arrival_note?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string | null;
          dress_code?: string | null;
          ends_at?: string | null;
          id?: string | null;
          kit?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_packs_id_fkey';
            columns: ['id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_packs_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_shift_templates: {
        Row: {
          booking_mode: string | null;
          break_min: number | null;
          created_at: string | null;
          ends_time: string | null;
          favourites_hours: number | null;
          id: string | null;
          name: string | null;
          pack: Json | null;
          positions: number | null;
          rate_minor: number | null;
          role: string | null;
          row_xid: unknown;
          starts_time: string | null;
          tips: boolean | null;
          title: string | null;
          updated_at: string | null;
          venue_id: string | null;
        };
        Insert: {
          booking_mode?: string | null;
          break_min?: number | null;
          created_at?: string | null;
          ends_time?: string | null;
          favourites_hours?: number | null;
          id?: string | null;
          name?: string | null;
          pack?: Json | null;
          positions?: number | null;
          rate_minor?: number | null;
          role?: string | null;
          row_xid?: unknown;
          starts_time?: string | null;
          tips?: boolean | null;
          title?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Update: {
          booking_mode?: string | null;
          break_min?: number | null;
          created_at?: string | null;
          ends_time?: string | null;
          favourites_hours?: number | null;
          id?: string | null;
          name?: string | null;
          pack?: Json | null;
          positions?: number | null;
          rate_minor?: number | null;
          role?: string | null;
          row_xid?: unknown;
          starts_time?: string | null;
          tips?: boolean | null;
          title?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_templates_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_shifts: {
        Row: {
          area: string | null;
          booking_mode: string | null;
          break_min: number | null;
          cancelled_reason: string | null;
          confirmed_count: number | null;
          created_at: string | null;
          created_by: string | null;
          currency: string | null;
          ends_at: string | null;
          ends_local: string | null;
          favourites_hours: number | null;
          id: string | null;
          own: boolean | null;
          place: string | null;
          positions: number | null;
          published_at: string | null;
          rate_minor: number | null;
          role: string | null;
          row_xid: unknown;
          starts_at: string | null;
          starts_local: string | null;
          status: string | null;
          tips: boolean | null;
          title: string | null;
          tz: string | null;
          updated_at: string | null;
          venue_id: string | null;
          version: number | null;
          visible_from: string | null;
        };
        Insert: {
          area?: string | null;
          booking_mode?: string | null;
          break_min?: number | null;
          cancelled_reason?: string | null;
          confirmed_count?: number | null;
          created_at?: string | null;
          created_by?: string | null;
          currency?: string | null;
          ends_at?: string | null;
          ends_local?: string | null;
          favourites_hours?: number | null;
          id?: string | null;
          own?: never;
          place?: string | null;
          positions?: number | null;
          published_at?: string | null;
          rate_minor?: number | null;
          role?: string | null;
          row_xid?: unknown;
          starts_at?: string | null;
          starts_local?: string | null;
          status?: string | null;
          tips?: boolean | null;
          title?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          visible_from?: string | null;
        };
        Update: {
          area?: string | null;
          booking_mode?: string | null;
          break_min?: number | null;
          cancelled_reason?: string | null;
          confirmed_count?: number | null;
          created_at?: string | null;
          created_by?: string | null;
          currency?: string | null;
          ends_at?: string | null;
          ends_local?: string | null;
          favourites_hours?: number | null;
          id?: string | null;
          own?: never;
          place?: string | null;
          positions?: number | null;
          published_at?: string | null;
          rate_minor?: number | null;
          role?: string | null;
          row_xid?: unknown;
          starts_at?: string | null;
          starts_local?: string | null;
          status?: string | null;
          tips?: boolean | null;
          title?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          visible_from?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shifts_area_fkey';
            columns: ['area'];
            referencedRelation: 'mirror_areas';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'shifts_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shifts_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_timesheets: {
        Row: {
          agreed_min: number | null;
          basis: string | null;
          booking_id: string | null;
          break_min: number | null;
          created_at: string | null;
          currency: string | null;
          decided_at: string | null;
          decided_by: string | null;
          ends_at: string | null;
          id: string | null;
          locked_at: string | null;
          rate_minor: number | null;
          rockstar_min: number | null;
          rockstar_reason: string | null;
          role: string | null;
          row_xid: unknown;
          settles_at: string | null;
          starts_at: string | null;
          state: string | null;
          tz: string | null;
          updated_at: string | null;
          venue_id: string | null;
          venue_min: number | null;
          venue_reason: string | null;
          worker_id: string | null;
        };
        Insert: {
          agreed_min?: number | null;
          basis?: string | null;
          booking_id?: string | null;
          break_min?: number | null;
          created_at?: string | null;
          currency?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_at?: string | null;
          id?: string | null;
          locked_at?: string | null;
          rate_minor?: number | null;
          rockstar_min?: number | null;
          rockstar_reason?: string | null;
          role?: string | null;
          row_xid?: unknown;
          settles_at?: string | null;
          starts_at?: string | null;
          state?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          venue_min?: number | null;
          venue_reason?: string | null;
          worker_id?: string | null;
        };
        Update: {
          agreed_min?: number | null;
          basis?: string | null;
          booking_id?: string | null;
          break_min?: number | null;
          created_at?: string | null;
          currency?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_at?: string | null;
          id?: string | null;
          locked_at?: string | null;
          rate_minor?: number | null;
          rockstar_min?: number | null;
          rockstar_reason?: string | null;
          role?: string | null;
          row_xid?: unknown;
          settles_at?: string | null;
          starts_at?: string | null;
          state?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          venue_min?: number | null;
          venue_reason?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'timesheets_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'mirror_bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'timesheets_decided_by_fkey';
            columns: ['decided_by'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'timesheets_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'timesheets_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_transfers: {
        Row: {
          agreed_at: string | null;
          booking_id: string | null;
          break_min: number | null;
          created_at: string | null;
          currency: string | null;
          ends_at: string | null;
          giver_id: string | null;
          giver_name: string | null;
          id: string | null;
          lapsed_because: string | null;
          new_booking_id: string | null;
          note: string | null;
          rate_minor: number | null;
          role: string | null;
          row_xid: unknown;
          shift_id: string | null;
          starts_at: string | null;
          status: string | null;
          tz: string | null;
          updated_at: string | null;
          venue_id: string | null;
          version: number | null;
          worker_id: string | null;
          worker_name: string | null;
        };
        Insert: {
          agreed_at?: string | null;
          booking_id?: string | null;
          break_min?: number | null;
          created_at?: string | null;
          currency?: string | null;
          ends_at?: string | null;
          giver_id?: string | null;
          giver_name?: string | null;
          id?: string | null;
          lapsed_because?: string | null;
          new_booking_id?: string | null;
          note?: string | null;
          rate_minor?: number | null;
          role?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          starts_at?: string | null;
          status?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          worker_id?: string | null;
          worker_name?: string | null;
        };
        Update: {
          agreed_at?: string | null;
          booking_id?: string | null;
          break_min?: number | null;
          created_at?: string | null;
          currency?: string | null;
          ends_at?: string | null;
          giver_id?: string | null;
          giver_name?: string | null;
          id?: string | null;
          lapsed_because?: string | null;
          new_booking_id?: string | null;
          note?: string | null;
          rate_minor?: number | null;
          role?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          starts_at?: string | null;
          status?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          worker_id?: string | null;
          worker_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'transfers_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'mirror_bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_giver_id_fkey';
            columns: ['giver_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_user_settings: {
        Row: {
          color_scheme: string | null;
          created_at: string | null;
          email: boolean | null;
          id: string | null;
          language: string | null;
          marketing: boolean | null;
          marketing_at: string | null;
          push: boolean | null;
          quiet_from: string | null;
          quiet_until: string | null;
          row_xid: unknown;
          sms: boolean | null;
          time_zone: string | null;
          updated_at: string | null;
        };
        Insert: {
          color_scheme?: string | null;
          created_at?: string | null;
          email?: boolean | null;
          id?: string | null;
          language?: string | null;
          marketing?: boolean | null;
          marketing_at?: string | null;
          push?: boolean | null;
          quiet_from?: string | null;
          quiet_until?: string | null;
          row_xid?: unknown;
          sms?: boolean | null;
          time_zone?: string | null;
          updated_at?: string | null;
        };
        Update: {
          color_scheme?: string | null;
          created_at?: string | null;
          email?: boolean | null;
          id?: string | null;
          language?: string | null;
          marketing?: boolean | null;
          marketing_at?: string | null;
          push?: boolean | null;
          quiet_from?: string | null;
          quiet_until?: string | null;
          row_xid?: unknown;
          sms?: boolean | null;
          time_zone?: string | null;
          updated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'user_settings_id_fkey';
            columns: ['id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_venue_users: {
        Row: {
          created_at: string | null;
          email: string | null;
          id: string | null;
          is_primary: boolean | null;
          name: string | null;
          revoked_at: string | null;
          role: string | null;
          row_xid: unknown;
          updated_at: string | null;
          user_id: string | null;
          venue_id: string | null;
        };
        Insert: {
          created_at?: string | null;
          email?: string | null;
          id?: string | null;
          is_primary?: boolean | null;
          name?: string | null;
          revoked_at?: string | null;
          role?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          user_id?: string | null;
          venue_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          email?: string | null;
          id?: string | null;
          is_primary?: boolean | null;
          name?: string | null;
          revoked_at?: string | null;
          role?: string | null;
          row_xid?: unknown;
          updated_at?: string | null;
          user_id?: string | null;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'venue_users_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'venue_users_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_venues: {
        Row: {
          address: string | null;
          area: string | null;
          contact: string | null;
          created_at: string | null;
          created_by: string | null;
          currency: string | null;
          description: string | null;
          id: string | null;
          industry: string | null;
          lat: number | null;
          lng: number | null;
          name: string | null;
          paused_by_platform: boolean | null;
          row_xid: unknown;
          status: string | null;
          tz: string | null;
          updated_at: string | null;
          verification_status: string | null;
          version: number | null;
        };
        Insert: {
          address?: string | null;
          area?: string | null;
          contact?: string | null;
          created_at?: string | null;
          created_by?: string | null;
          currency?: string | null;
          description?: string | null;
          id?: string | null;
          industry?: string | null;
          lat?: number | null;
          lng?: number | null;
          name?: string | null;
          paused_by_platform?: boolean | null;
          row_xid?: unknown;
          status?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          verification_status?: string | null;
          version?: number | null;
        };
        Update: {
          address?: string | null;
          area?: string | null;
          contact?: string | null;
          created_at?: string | null;
          created_by?: string | null;
          currency?: string | null;
          description?: string | null;
          id?: string | null;
          industry?: string | null;
          lat?: number | null;
          lng?: number | null;
          name?: string | null;
          paused_by_platform?: boolean | null;
          row_xid?: unknown;
          status?: string | null;
          tz?: string | null;
          updated_at?: string | null;
          verification_status?: string | null;
          version?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'venues_area_fkey';
            columns: ['area'];
            referencedRelation: 'mirror_areas';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'venues_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      mirror_work_invitations: {
        Row: {
          answer_reason: string | null;
          answered_at: string | null;
          created_at: string | null;
          created_by: string | null;
          expires_at: string | null;
          id: string | null;
          job_id: string | null;
          message: string | null;
          row_xid: unknown;
          shift_id: string | null;
          status: string | null;
          updated_at: string | null;
          venue_id: string | null;
          version: number | null;
          worker_id: string | null;
        };
        Insert: {
          answer_reason?: string | null;
          answered_at?: string | null;
          created_at?: string | null;
          created_by?: string | null;
          expires_at?: string | null;
          id?: string | null;
          job_id?: string | null;
          message?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          status?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          worker_id?: string | null;
        };
        Update: {
          answer_reason?: string | null;
          answered_at?: string | null;
          created_at?: string | null;
          created_by?: string | null;
          expires_at?: string | null;
          id?: string | null;
          job_id?: string | null;
          message?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          status?: string | null;
          updated_at?: string | null;
          venue_id?: string | null;
          version?: number | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'work_invitations_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_job_id_fkey';
            columns: ['job_id'];
            referencedRelation: 'mirror_jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'mirror_shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'mirror_venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'mirror_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      operations: {
        Row: {
          alarm: boolean | null;
          alarm_above: number | null;
          figure: string | null;
          unit: string | null;
          value: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      acknowledge_notification: { Args: { args: Json }; Returns: undefined };
      acted_at: { Args: Record<PropertyKey, never>; Returns: string };
      acted_between: { Args: { since: string; until: string }; Returns: string };
      add_own_fact: {
        Args: {
          booking: Database['public']['Tables']['bookings']['Row'];
          fact: Database['public']['Tables']['attendance_events']['Row'];
        };
        Returns: undefined;
      };
      add_venue: { Args: { args: Json }; Returns: undefined };
      address_of: { Args: { person: string }; Returns: string };
      address_subject: { Args: { address: string }; Returns: string };
      admin_decide_pay: { Args: { args: Json }; Returns: undefined };
      admin_invitation_words: { Args: { called: string; locale: string; role: string }; Returns: Json };
      admin_role: { Args: Record<PropertyKey, never>; Returns: string };
      admin_set_verification: { Args: { args: Json }; Returns: undefined };
      administered_venue: {
        Args: { args: Json };
        Returns: Database['public']['Tables']['venues']['Row'];
        SetofOptions: {
          from: '*';
          to: 'venues';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      age_s: { Args: { since: string }; Returns: number };
      agree: { Args: { booking: Database['public']['Tables']['bookings']['Row']; terms: Json }; Returns: boolean };
      agree_hours: {
        Args: {
          by_whom: string;
          minutes: number;
          rests_on: string;
          sheet: Database['public']['Tables']['timesheets']['Row'];
        };
        Returns: undefined;
      };
      also_filling: { Args: { place: Json; refill: Json }; Returns: Json };
      applicants_of: {
        Args: { venue: string };
        Returns: {
          job_title: string;
          worker_email: string;
          worker_id: string;
          worker_name: string;
        }[];
      };
      approve_timesheet: { Args: { args: Json }; Returns: undefined };
      archive_venue: { Args: { args: Json }; Returns: undefined };
      arg_bool: { Args: { args: Json; argument: string }; Returns: boolean };
      arg_day: { Args: { args: Json; argument: string; required?: boolean }; Returns: string };
      arg_email: { Args: { args: Json }; Returns: string };
      arg_float: { Args: { args: Json; argument: string; highest: number; lowest: number }; Returns: number };
      arg_instant: { Args: { args: Json; argument: string }; Returns: string };
      arg_int: { Args: { args: Json; argument: string; required?: boolean }; Returns: number };
      arg_lines: { Args: { args: Json; argument: string; longest: number; required?: boolean }; Returns: string };
      arg_one_of: { Args: { allowed: string[]; args: Json; argument: string; required?: boolean }; Returns: string };
      arg_text: {
        Args: { args: Json; argument: string; longest: number; required?: boolean; several_lines?: boolean };
        Returns: string;
      };
      arg_texts: { Args: { args: Json; argument: string; longest: number; most: number }; Returns: string[] };
      arg_time: { Args: { args: Json; argument: string; required?: boolean }; Returns: string };
      arg_uuid: { Args: { args: Json; argument: string; required?: boolean }; Returns: string };
      arg_uuids: { Args: { args: Json; argument: string; most: number }; Returns: string[] };
      arg_wall: { Args: { args: Json; argument: string }; Returns: string };
      as_written: {
        Args: { args: Json; known: Database['public']['Tables']['shifts']['Row'] };
        Returns: Database['public']['Tables']['shifts']['Row'];
        SetofOptions: {
          from: '*';
          to: 'shifts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      ask: {
        Args: {
          application: string;
          args: Json;
          by_way_of: string;
          granted?: boolean;
          shift: Database['public']['Tables']['shifts']['Row'];
        };
        Returns: undefined;
      };
      ask_again: { Args: { known: Database['public']['Tables']['shifts']['Row']; wanted: Json }; Returns: undefined };
      ask_for_job: { Args: { args: Json }; Returns: undefined };
      ask_for_look: { Args: { pay: Database['private']['CompositeTypes']['post_pay'] }; Returns: undefined };
      ask_for_looks: { Args: { venue: string }; Returns: undefined };
      ask_job: {
        Args: {
          application: string;
          as_status: string;
          job: Database['public']['Tables']['jobs']['Row'];
          said: string;
        };
        Returns: undefined;
      };
      askable_shift: {
        Args: { args: Json; invited?: boolean };
        Returns: Database['public']['Tables']['shifts']['Row'];
        SetofOptions: {
          from: '*';
          to: 'shifts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      attended: {
        Args: { args: Json };
        Returns: Database['public']['Tables']['bookings']['Row'];
        SetofOptions: {
          from: '*';
          to: 'bookings';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      audience_of_applications: {
        Args: { application: Database['public']['Tables']['applications']['Row'] };
        Returns: string[];
      };
      audience_of_areas: { Args: { area: Database['public']['Tables']['areas']['Row'] }; Returns: string[] };
      audience_of_attendance_events: {
        Args: { event: Database['public']['Tables']['attendance_events']['Row'] };
        Returns: string[];
      };
      audience_of_availability_exceptions: {
        Args: { exception: Database['public']['Tables']['availability_exceptions']['Row'] };
        Returns: string[];
      };
      audience_of_availability_rules: {
        Args: { rule: Database['public']['Tables']['availability_rules']['Row'] };
        Returns: string[];
      };
      audience_of_booking_contacts: {
        Args: { contact: Database['public']['Tables']['booking_contacts']['Row'] };
        Returns: string[];
      };
      audience_of_bookings: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: string[] };
      audience_of_conversations: {
        Args: { conversation: Database['public']['Tables']['conversations']['Row'] };
        Returns: string[];
      };
      audience_of_jobs: { Args: { job: Database['public']['Tables']['jobs']['Row'] }; Returns: string[] };
      audience_of_messages: { Args: { message: Database['public']['Tables']['messages']['Row'] }; Returns: string[] };
      audience_of_notifications: {
        Args: { notification: Database['public']['Tables']['notifications']['Row'] };
        Returns: string[];
      };
      audience_of_profile_private: {
        Args: { person: Database['public']['Tables']['profile_private']['Row'] };
        Returns: string[];
      };
      audience_of_profiles: { Args: { person: Database['public']['Tables']['profiles']['Row'] }; Returns: string[] };
      audience_of_relations: {
        Args: { relation: Database['public']['Tables']['relations']['Row'] };
        Returns: string[];
      };
      audience_of_saved_searches: {
        Args: { search: Database['public']['Tables']['saved_searches']['Row'] };
        Returns: string[];
      };
      audience_of_shift_crew: { Args: { crew: Database['public']['Tables']['shift_crew']['Row'] }; Returns: string[] };
      audience_of_shift_keys: {
        Args: { of_shift: Database['public']['Tables']['shift_keys']['Row'] };
        Returns: string[];
      };
      audience_of_shift_packs: {
        Args: { pack: Database['public']['Tables']['shift_packs']['Row'] };
        Returns: string[];
      };
      audience_of_shift_templates: {
        Args: { template: Database['public']['Tables']['shift_templates']['Row'] };
        Returns: string[];
      };
      audience_of_shifts: { Args: { shift: Database['public']['Tables']['shifts']['Row'] }; Returns: string[] };
      audience_of_timesheets: { Args: { sheet: Database['public']['Tables']['timesheets']['Row'] }; Returns: string[] };
      audience_of_transfers: {
        Args: { transfer: Database['public']['Tables']['transfers']['Row'] };
        Returns: string[];
      };
      audience_of_user_settings: {
        Args: { chosen: Database['public']['Tables']['user_settings']['Row'] };
        Returns: string[];
      };
      audience_of_venue_users: {
        Args: { member: Database['public']['Tables']['venue_users']['Row'] };
        Returns: string[];
      };
      audience_of_venues: { Args: { venue: Database['public']['Tables']['venues']['Row'] }; Returns: string[] };
      audience_of_work_invitations: {
        Args: { invitation: Database['public']['Tables']['work_invitations']['Row'] };
        Returns: string[];
      };
      audiences_of: { Args: { areas: string[]; person: string; venues: string[] }; Returns: string[] };
      audit: { Args: { change: Json; of_row: string; of_table: string; what: string }; Returns: undefined };
      availability_of: { Args: { from_wall: string; to_wall: string; worker: string }; Returns: string };
      bad_argument: { Args: { argument: string }; Returns: undefined };
      become_venue_side: { Args: { person: string }; Returns: undefined };
      before_user_created: { Args: { event: Json }; Returns: Json };
      behind_own: { Args: { oldest: unknown }; Returns: unknown };
      book: {
        Args: {
          application: string;
          booking: string;
          by_way_of: string;
          shift: Database['public']['Tables']['shifts']['Row'];
          worker: string;
        };
        Returns: undefined;
      };
      books_at_once: { Args: { shift: Database['public']['Tables']['shifts']['Row'] }; Returns: boolean };
      both_know: { Args: { sheet: Database['public']['Tables']['timesheets']['Row'] }; Returns: boolean };
      brake: { Args: { most: number; span: string; what: string }; Returns: undefined };
      brake_command: { Args: { bucket: string; command_name: string; most: number; span: string }; Returns: undefined };
      brake_mails: { Args: { to_address: string }; Returns: undefined };
      brake_messages: { Args: { said: Database['public']['Tables']['messages']['Row'] }; Returns: undefined };
      branches_sql: { Args: { branches: Json; most: string; name: string }; Returns: string };
      break_minutes: {
        Args: { of_booking: string; of_source: string; paid_from: number; paid_to: number };
        Returns: number;
      };
      calendar_events: { Args: { person: string }; Returns: Json };
      call_off: {
        Args: { booking: Database['public']['Tables']['bookings']['Row']; said_at: string; why: string };
        Returns: undefined;
      };
      caller_address: { Args: Record<PropertyKey, never>; Returns: string };
      can_come: {
        Args: {
          shift: Database['public']['Tables']['shifts']['Row'];
          waiting: Database['public']['Tables']['applications']['Row'];
        };
        Returns: boolean;
      };
      cancel_booking: { Args: { args: Json }; Returns: undefined };
      cancel_shift: { Args: { args: Json }; Returns: undefined };
      card_of_rockstar: { Args: { venue: string; worker: string }; Returns: Json };
      change_member_role: { Args: { args: Json }; Returns: undefined };
      changed_booking: {
        Args: { args: Json };
        Returns: Database['public']['Tables']['bookings']['Row'];
        SetofOptions: {
          from: '*';
          to: 'bookings';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      chase_change: { Args: { of_booking: string }; Returns: undefined };
      check_batch: { Args: { commands: Json }; Returns: undefined };
      check_in: { Args: { args: Json }; Returns: undefined };
      check_job: { Args: { job: Database['public']['Tables']['jobs']['Row'] }; Returns: undefined };
      check_out: { Args: { args: Json }; Returns: undefined };
      check_request: { Args: { request: Json }; Returns: undefined };
      check_shift: { Args: { shift: Database['public']['Tables']['shifts']['Row'] }; Returns: undefined };
      claim_shift: { Args: { args: Json }; Returns: undefined };
      clean_text: { Args: { said: string; several_lines?: boolean }; Returns: string };
      clear_some: { Args: { before: string; by_column: string; most?: number; of_table: unknown }; Returns: undefined };
      clear_sync_state: { Args: Record<PropertyKey, never>; Returns: undefined };
      clear_traces: { Args: Record<PropertyKey, never>; Returns: undefined };
      close_calendar_feed: { Args: Record<PropertyKey, never>; Returns: undefined };
      close_contact: { Args: { contact: string }; Returns: undefined };
      close_job: { Args: { args: Json }; Returns: undefined };
      close_job_applications: { Args: { of_job: string; why: string }; Returns: undefined };
      close_shift_key: { Args: { of_shift: string }; Returns: undefined };
      code_bytes: { Args: { key: string; kind: string; minute: number }; Returns: string };
      code_digits: { Args: { key: string; minute: number }; Returns: string };
      code_qr: { Args: { key: string; minute: number }; Returns: string };
      code_window: { Args: Record<PropertyKey, never>; Returns: string };
      command_version: { Args: Record<PropertyKey, never>; Returns: number };
      count_cards: { Args: { shown: number; venue: string }; Returns: undefined };
      count_standing: { Args: { most: number; venues: string[]; what: string }; Returns: number };
      count_use: { Args: { most: number; span: string; what: string }; Returns: boolean };
      count_wrong_try: {
        Args: { of_subject: string };
        Returns: {
          failures: number;
          last_at: string;
          locked_until: string | null;
          locks: number;
          subject: string;
        };
        SetofOptions: {
          from: '*';
          to: 'password_tries';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      counter_timesheet: { Args: { args: Json }; Returns: undefined };
      create_first_admin: { Args: { address: string; called: string }; Returns: string };
      damm_digit: { Args: { digits: string }; Returns: number };
      day_minutes: { Args: { end_local: string; start_local: string }; Returns: unknown };
      decide_application: { Args: { args: Json }; Returns: undefined };
      decide_job_application: {
        Args: { application: Database['public']['Tables']['applications']['Row']; args: Json; decision: string };
        Returns: undefined;
      };
      decide_transfer: { Args: { args: Json }; Returns: undefined };
      delete_availability_exception: { Args: { args: Json }; Returns: undefined };
      delete_availability_rule: { Args: { args: Json }; Returns: undefined };
      delete_conversation: { Args: { args: Json }; Returns: undefined };
      delete_search: { Args: { args: Json }; Returns: undefined };
      delete_shift_template: { Args: { args: Json }; Returns: undefined };
      deleted_by_choice: { Args: { chats: Database['private']['CompositeTypes']['chat_sides'][] }; Returns: string[] };
      digest_of: { Args: { name: string; scopes: Database['private']['CompositeTypes']['scope_keys'] }; Returns: Json };
      direct_km: { Args: { from_lat: number; from_lng: number; to_lat: number; to_lng: number }; Returns: number };
      dispute_timesheet: { Args: { args: Json }; Returns: undefined };
      draft_timesheet: { Args: { of_booking: string }; Returns: undefined };
      due_chase_change: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_close_contact: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_close_shift_key: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_draft_timesheet: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_end_acquaintance: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_end_suspension: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_expire_invitation: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_expire_job: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_lapse_job_offer: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_lapse_transfer: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_open_shift_key: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_pass_on_holds: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_release_shift: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_settle_timesheet: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_start_shift: { Args: Record<PropertyKey, never>; Returns: string[] };
      due_tell_of_posts: { Args: Record<PropertyKey, never>; Returns: string[] };
      edit_profile: { Args: { args: Json }; Returns: undefined };
      edit_shift: { Args: { args: Json }; Returns: undefined };
      edit_shift_pack: { Args: { args: Json }; Returns: undefined };
      edit_venue: { Args: { args: Json }; Returns: undefined };
      end_acquaintance: { Args: { person: string }; Returns: undefined };
      end_break: { Args: { args: Json }; Returns: undefined };
      end_suspension: { Args: { person: string }; Returns: undefined };
      epoch: { Args: Record<PropertyKey, never>; Returns: string };
      expire_invitation: { Args: { invitation: string }; Returns: undefined };
      expire_job: { Args: { of_job: string }; Returns: undefined };
      facts_of_hours: { Args: { sheet: Database['public']['Tables']['timesheets']['Row'] }; Returns: Json };
      facts_of_job: { Args: { of_job: string }; Returns: Json };
      facts_of_post: { Args: { of_job: string; of_shift: string }; Returns: Json };
      facts_of_posts: {
        Args: { found: string[]; venue: Database['public']['Tables']['venues']['Row'] };
        Returns: Json;
      };
      facts_of_shift: { Args: { of_shift: string }; Returns: Json };
      figure_of: {
        Args: { booking: Database['public']['Tables']['bookings']['Row']; of_source: string };
        Returns: Database['private']['CompositeTypes']['worked_figure'];
        SetofOptions: {
          from: '*';
          to: 'worked_figure';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      figures_of: { Args: { of_booking: string }; Returns: string };
      fill_page: {
        Args: { keys: Database['private']['CompositeTypes']['scope_keys']; place: Json; room: number };
        Returns: Database['private']['CompositeTypes']['page'];
        SetofOptions: {
          from: '*';
          to: 'page';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      find_digits: {
        Args: { around: string; digits: string; of_shift: string; of_venue: string; within: string };
        Returns: Database['private']['CompositeTypes']['code_match'];
        SetofOptions: {
          from: '*';
          to: 'code_match';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      find_qr: {
        Args: { of_shift: string; of_venue: string; said: string };
        Returns: Database['private']['CompositeTypes']['code_match'];
        SetofOptions: {
          from: '*';
          to: 'code_match';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      find_rockstars: { Args: { after: string; venue: string; wanted: string; words: string }; Returns: Json };
      first_name: { Args: { of_name: string }; Returns: string };
      first_rung: { Args: { audiences: string[] }; Returns: string[] };
      fitting: { Args: { facts: Json }; Returns: Json };
      floor: { Args: Record<PropertyKey, never>; Returns: unknown };
      folded: { Args: { words: string }; Returns: string };
      follow_attendance: { Args: { of_booking: string; stood: string }; Returns: undefined };
      free_places: { Args: { shift: Database['public']['Tables']['shifts']['Row'] }; Returns: number };
      hand_over: {
        Args: {
          shift: Database['public']['Tables']['shifts']['Row'];
          transfer: Database['public']['Tables']['transfers']['Row'];
        };
        Returns: undefined;
      };
      has_room: { Args: { of_shift: string; worker: string }; Returns: boolean };
      has_to_do_with: { Args: { audience: string; person: string }; Returns: boolean };
      hash_of: { Args: { token: string }; Returns: string };
      heard_from_person: { Args: Record<PropertyKey, never>; Returns: undefined };
      held_until: { Args: { shift: Database['public']['Tables']['shifts']['Row'] }; Returns: string };
      hold_place: {
        Args: {
          application: Database['public']['Tables']['applications']['Row'];
          shift: Database['public']['Tables']['shifts']['Row'];
        };
        Returns: undefined;
      };
      hold_until: { Args: { shift: Database['public']['Tables']['shifts']['Row'] }; Returns: string };
      holds_others_up: { Args: Record<PropertyKey, never>; Returns: boolean };
      horizon: { Args: Record<PropertyKey, never>; Returns: string };
      horizon_day: { Args: Record<PropertyKey, never>; Returns: string };
      ical_escaped: { Args: { said: string }; Returns: string };
      ical_event: { Args: { event: Json; stamp: string }; Returns: string[] };
      ical_folded: { Args: { line: string }; Returns: string };
      ical_offset: { Args: { minutes: number }; Returns: string };
      ical_text: { Args: { events: Json; stamp: string }; Returns: string };
      ical_zone: { Args: { first_at: string; last_at: string; tz: string }; Returns: string[] };
      ids_of: {
        Args: { scope: string; scopes: Database['private']['CompositeTypes']['scope_keys']; table_name: string };
        Returns: Json;
      };
      in_window: {
        Args: { at: string; booking: Database['public']['Tables']['bookings']['Row']; kind: string };
        Returns: boolean;
      };
      inspect: { Args: { request: Json; what: string }; Returns: Json };
      instant_of_minute: { Args: { minute: number }; Returns: string };
      introduce: { Args: { person: string; to_audience: string }; Returns: undefined };
      invite_admin: { Args: { args: Json }; Returns: undefined };
      invite_member: { Args: { args: Json }; Returns: undefined };
      is_absurd_pay: { Args: { pay: Database['private']['CompositeTypes']['post_pay'] }; Returns: boolean };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_admin_address: { Args: { address: string }; Returns: boolean };
      is_approved_pay: {
        Args: {
          known: Database['private']['Tables']['pay_looks']['Row'];
          pay: Database['private']['CompositeTypes']['post_pay'];
        };
        Returns: boolean;
      };
      is_blocked: { Args: { venue: string; worker: string }; Returns: boolean };
      is_favourite: { Args: { venue: string; worker: string }; Returns: boolean };
      is_free:
        | { Args: { slot: unknown; worker: string }; Returns: boolean }
        | { Args: { slot: unknown; worker: string; zone: string }; Returns: boolean };
      is_known_fact: { Args: { fact: string; of_booking: string; of_kind: string }; Returns: boolean };
      is_live_application: { Args: { status: string }; Returns: boolean };
      is_live_booking: { Args: { status: string }; Returns: boolean };
      is_live_transfer: { Args: { status: string }; Returns: boolean };
      is_marked_unavailable: { Args: { slot: unknown; worker: string; zone: string }; Returns: boolean };
      is_material: { Args: { agreed: Json; wanted: Json }; Returns: boolean };
      is_over_brake: { Args: { command_name: string }; Returns: boolean };
      is_reading: { Args: { in_zone: string; instant: string; of_wall: string }; Returns: boolean };
      is_rockstar: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_tired: { Args: { shift: Database['public']['Tables']['shifts']['Row']; worker: string }; Returns: boolean };
      is_unused_rockstar: { Args: { person: string }; Returns: boolean };
      is_uuid: { Args: { given: Json }; Returns: boolean };
      is_wanted: {
        Args: {
          post: Database['public']['Tables']['shifts']['Row'];
          secret: Database['public']['Tables']['profile_private']['Row'];
          venue: Database['public']['Tables']['venues']['Row'];
          wish: Json;
        };
        Returns: boolean;
      };
      job_of_args: {
        Args: { args: Json; known: Database['public']['Tables']['jobs']['Row'] };
        Returns: Database['public']['Tables']['jobs']['Row'];
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      join_admins: { Args: { address: string; person: string; token: string }; Returns: boolean };
      join_admins_as_caller: { Args: { address: string; token: string }; Returns: Json };
      join_venue: { Args: { address: string; person: string; token: string }; Returns: boolean };
      join_venue_as_caller: { Args: { token: string }; Returns: Json };
      joined: { Args: { one: Json; other: Json }; Returns: Json };
      judge_code: {
        Args: { around: string; booking: Database['public']['Tables']['bookings']['Row']; said: string; tries: number };
        Returns: Record<string, unknown>;
      };
      keep_error: { Args: { report: Json }; Returns: undefined };
      keep_errors: { Args: { reports: Json }; Returns: undefined };
      keep_pack: { Args: { given: Json; shift: string }; Returns: undefined };
      keep_time_zone: { Args: { zone: string }; Returns: undefined };
      keys_of_applications: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_areas: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_attendance_events: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_availability_exceptions: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_availability_rules: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_booking_contacts: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_bookings: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_conversations: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_jobs: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_messages: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_notifications: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_profile_private: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_profiles: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_relations: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_saved_searches: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_scopes: {
        Args: { scopes: string[] };
        Returns: Database['private']['CompositeTypes']['scope_keys'];
        SetofOptions: {
          from: '*';
          to: 'scope_keys';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      keys_of_shift_crew: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_shift_keys: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_shift_packs: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_shift_templates: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_shifts: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_timesheets: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_transfers: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_user_settings: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_venue_users: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_venues: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      keys_of_work_invitations: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys'] };
        Returns: {
          id: string;
          row_xid: unknown;
        }[];
      };
      lapse_job_offer: { Args: { application: string }; Returns: undefined };
      lapse_transfer: { Args: { transfer: string }; Returns: undefined };
      last_in_line: { Args: { shift: string }; Returns: number };
      limited_together: { Args: { of_venue: Database['public']['Tables']['venues']['Row'] }; Returns: string[] };
      live_admin_invitation: {
        Args: { token: string };
        Returns: Database['public']['Tables']['admin_invitations']['Row'];
        SetofOptions: {
          from: '*';
          to: 'admin_invitations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      live_venue_invitation: {
        Args: { token: string };
        Returns: Database['public']['Tables']['venue_invitations']['Row'];
        SetofOptions: {
          from: '*';
          to: 'venue_invitations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      lock_timesheets: { Args: { args: Json }; Returns: undefined };
      lock_worker: { Args: { worker: string }; Returns: undefined };
      locked_transfer: {
        Args: { args: Json };
        Returns: Database['public']['Tables']['transfers']['Row'];
        SetofOptions: {
          from: '*';
          to: 'transfers';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      log_scope: { Args: { of_scope: string; to_audience: string; what: string }; Returns: undefined };
      look_at: {
        Args: { pay: Database['private']['CompositeTypes']['post_pay'] };
        Returns: {
          asked_at: string;
          currency: string;
          decided_at: string | null;
          decision: string | null;
          id: number;
          job_id: string | null;
          rate_minor: number;
          shift_id: string | null;
        };
        SetofOptions: {
          from: 'private.post_pay';
          to: 'pay_looks';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      mail_admin_invitation: {
        Args: { invitation: Database['public']['Tables']['admin_invitations']['Row']; token: string };
        Returns: undefined;
      };
      mail_failed: { Args: { failed: string; why: string }; Returns: undefined };
      mail_locale: { Args: { address: string; sender: string }; Returns: string };
      mail_sent: { Args: { sent: string }; Returns: undefined };
      mail_venue_invitation: {
        Args: { invitation: Database['public']['Tables']['venue_invitations']['Row']; token: string };
        Returns: undefined;
      };
      make_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      managed_job: {
        Args: { args: Json };
        Returns: Database['public']['Tables']['jobs']['Row'];
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      mark_conversation_read: { Args: { args: Json }; Returns: undefined };
      mark_notifications_read: { Args: { args: Json }; Returns: undefined };
      may_ask: { Args: { venue: string; worker: string }; Returns: boolean };
      may_find: { Args: { person: Database['public']['Tables']['profiles']['Row']; venue: string }; Returns: boolean };
      may_found_venue: { Args: Record<PropertyKey, never>; Returns: boolean };
      may_learn: { Args: { asked: string; venue: string; worker: string }; Returns: boolean };
      may_offer_rights: { Args: { inviter: string }; Returns: boolean };
      may_offer_seats: { Args: { inviter: string; venue: string }; Returns: boolean };
      may_tell_of_posts: { Args: { source: string; venue: string; worker: string }; Returns: boolean };
      message_horizon: { Args: Record<PropertyKey, never>; Returns: string };
      minute_at: { Args: { instant: string }; Returns: number };
      minute_of: { Args: { time_of_day: string }; Returns: number };
      minutes_east: { Args: { at_utc: string; tz: string }; Returns: number };
      mirror_table: {
        Args: {
          branches: Json;
          more?: string;
          name: string;
          place: number;
          seen: string;
          shown: string;
          stamps?: Json;
        };
        Returns: undefined;
      };
      mirror_triggers: { Args: { name: string }; Returns: undefined };
      most_standing: { Args: { verified: boolean; what: string }; Returns: number };
      move_drafts: { Args: { venue: Database['public']['Tables']['venues']['Row'] }; Returns: undefined };
      move_job: {
        Args: { after: string; args: Json; before: string[] };
        Returns: Database['public']['Tables']['jobs']['Row'];
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      move_shift: { Args: { of_shift: string; to_place: string }; Returns: undefined };
      my_areas: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_audiences: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_booked_shifts: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_employers: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_favouring_venues: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_jobs: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_keys: {
        Args: Record<PropertyKey, never>;
        Returns: Database['private']['CompositeTypes']['scope_keys'];
        SetofOptions: {
          from: '*';
          to: 'scope_keys';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      my_managed_venues: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_people: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_shifts: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_venues: { Args: Record<PropertyKey, never>; Returns: string[] };
      new_token: { Args: Record<PropertyKey, never>; Returns: string };
      note_activity: { Args: { about: Json; agent: string; kind: string }; Returns: undefined };
      note_clock_error: {
        Args: { of_part: string; of_row: string; said: string; state: string; where_it_was: string };
        Returns: undefined;
      };
      note_delivered: { Args: { since: unknown }; Returns: undefined };
      notify: { Args: { p_kind: string; p_must_ack?: boolean; p_payload?: Json; p_user: string }; Returns: undefined };
      notify_managers: {
        Args: { p_kind: string; p_must_ack?: boolean; p_payload?: Json; p_venue: string };
        Returns: undefined;
      };
      now: { Args: Record<PropertyKey, never>; Returns: string };
      offer_places: { Args: { of_shift: string; places: number }; Returns: undefined };
      open_contacts: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: undefined };
      open_conversation: { Args: { p_venue: string; p_worker: string }; Returns: string };
      open_cursor: { Args: { cursor: string }; Returns: Json };
      open_hours: { Args: { args: Json }; Returns: Record<string, unknown> };
      open_shift_key: { Args: { of_shift: string }; Returns: undefined };
      open_timesheet: {
        Args: { booking: Database['public']['Tables']['bookings']['Row']; made_by: string };
        Returns: undefined;
      };
      outcome_of: { Args: { application: Database['public']['Tables']['applications']['Row'] }; Returns: string };
      over: { Args: { args: Json; known: unknown }; Returns: Json };
      own_currency: { Args: { secret: Database['public']['Tables']['profile_private']['Row'] }; Returns: string };
      own_venue_invitation: {
        Args: { args: Json };
        Returns: Database['public']['Tables']['venue_invitations']['Row'];
        SetofOptions: {
          from: '*';
          to: 'venue_invitations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_applications: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_areas: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_attendance_events: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_availability_exceptions: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_availability_rules: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_booking_contacts: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_bookings: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_conversations: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_jobs: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_messages: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_notifications: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_profile_private: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_profiles: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_relations: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_saved_searches: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_shift_crew: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_shift_keys: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_shift_packs: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_shift_templates: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_shifts: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_timesheets: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_tombstones: {
        Args: { after_id: string; after_xid: unknown; audiences: string[]; size: number };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_transfers: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_user_settings: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_venue_users: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_venues: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      page_of_work_invitations: {
        Args: {
          after_id: string;
          after_xid: unknown;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      part: { Args: { side: string; venue: string; worker: string }; Returns: undefined };
      pass_on_holds: { Args: { of_shift: string }; Returns: undefined };
      password_verification_attempt: { Args: { event: Json }; Returns: Json };
      pause_job: { Args: { args: Json }; Returns: undefined };
      pause_venue: { Args: { args: Json }; Returns: undefined };
      pay_of_job: {
        Args: { job: Database['public']['Tables']['jobs']['Row'] };
        Returns: Database['private']['CompositeTypes']['post_pay'];
        SetofOptions: {
          from: 'jobs';
          to: 'post_pay';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      pay_of_shift: {
        Args: { shift: Database['public']['Tables']['shifts']['Row'] };
        Returns: Database['private']['CompositeTypes']['post_pay'];
        SetofOptions: {
          from: 'shifts';
          to: 'post_pay';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      place_words: { Args: { venue: Database['public']['Tables']['venues']['Row'] }; Returns: string };
      planned_min: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: number };
      posts_from: { Args: Record<PropertyKey, never>; Returns: string };
      propose: { Args: { booking: Database['public']['Tables']['bookings']['Row']; wanted: Json }; Returns: undefined };
      publish_job: { Args: { args: Json }; Returns: undefined };
      publish_shift: { Args: { args: Json }; Returns: undefined };
      pull: {
        Args: { most: number; opened: Json; refill: Json };
        Returns: Database['private']['CompositeTypes']['pulled'];
        SetofOptions: {
          from: '*';
          to: 'pulled';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      push: { Args: { commands: Json; device: string }; Returns: Json };
      put_availability_exceptions: {
        Args: { saved: Database['public']['Tables']['availability_exceptions']['Row'] };
        Returns: undefined;
      };
      put_availability_rules: {
        Args: { saved: Database['public']['Tables']['availability_rules']['Row'] };
        Returns: undefined;
      };
      put_jobs: { Args: { saved: Database['public']['Tables']['jobs']['Row'] }; Returns: undefined };
      put_shift_packs: { Args: { saved: Database['public']['Tables']['shift_packs']['Row'] }; Returns: undefined };
      put_shift_templates: {
        Args: { saved: Database['public']['Tables']['shift_templates']['Row'] };
        Returns: undefined;
      };
      put_shifts: { Args: { saved: Database['public']['Tables']['shifts']['Row'] }; Returns: undefined };
      read_calendar_feed: { Args: { token: string }; Returns: string };
      read_fit: { Args: { posts: string[]; venue: string; workers: string[] }; Returns: Json };
      read_free: { Args: { begins: string; ends: string; venue: string; worker: string }; Returns: boolean };
      read_pack: {
        Args: { given: Json; known: Database['public']['Tables']['shift_packs']['Row'] };
        Returns: Database['public']['Tables']['shift_packs']['Row'];
        SetofOptions: {
          from: '*';
          to: 'shift_packs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      really_gone: { Args: { stones: Json }; Returns: Json };
      record_attendance: { Args: { args: Json }; Returns: undefined };
      refresh_fit: { Args: { of_shift: string; worker: string }; Returns: undefined };
      refusal_before_running: { Args: { command: Json }; Returns: string };
      refuse: { Args: { code: string; detail?: Json; status?: number }; Returns: undefined };
      refuse_absurd_pay: {
        Args: { code: string; pay: Database['private']['CompositeTypes']['post_pay'] };
        Returns: undefined;
      };
      refuse_asked: { Args: { post: string; worker: string }; Returns: undefined };
      refuse_clash: { Args: { from_at: string; to_at: string; worker: string }; Returns: undefined };
      refuse_colleague: {
        Args: { booking: Database['public']['Tables']['bookings']['Row']; colleague: string };
        Returns: undefined;
      };
      refuse_full: { Args: { venue: string; what: string }; Returns: undefined };
      refuse_invited: { Args: { post: string; worker: string }; Returns: undefined };
      refuse_unplaceable: {
        Args: {
          application: Database['public']['Tables']['applications']['Row'];
          args: Json;
          shift: Database['public']['Tables']['shifts']['Row'];
        };
        Returns: undefined;
      };
      refuse_unreachable: { Args: { venue: string; worker: string }; Returns: undefined };
      register_command: { Args: { description: string; name: string; version: number }; Returns: undefined };
      release: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: undefined };
      release_shift: { Args: { shift: string }; Returns: undefined };
      remove_member: { Args: { args: Json }; Returns: undefined };
      renew_application: { Args: { args: Json }; Returns: undefined };
      renew_sign_in: { Args: { person: string }; Returns: undefined };
      require_active: { Args: { person_role?: string }; Returns: undefined };
      require_admin: { Args: { at_least: string }; Returns: undefined };
      require_attendable: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: undefined };
      require_calendar: { Args: Record<PropertyKey, never>; Returns: undefined };
      require_finder: { Args: { venue: string }; Returns: undefined };
      require_member: { Args: { at_least: string; venue: string }; Returns: undefined };
      require_open_venue: { Args: { of_venue: string }; Returns: undefined };
      require_person: { Args: Record<PropertyKey, never>; Returns: undefined };
      require_place: {
        Args: { to_publish: boolean; venue: Database['public']['Tables']['venues']['Row'] };
        Returns: undefined;
      };
      resend_admin_invitation: { Args: { args: Json }; Returns: undefined };
      resend_member_invitation: { Args: { args: Json }; Returns: undefined };
      resends_of: { Args: { address: string; sent: boolean }; Returns: Json };
      respond_change: { Args: { args: Json }; Returns: undefined };
      respond_invitation: { Args: { args: Json }; Returns: undefined };
      respond_job_offer: {
        Args: { answer: string; args: Json; offered: Database['public']['Tables']['applications']['Row'] };
        Returns: undefined;
      };
      respond_offer: { Args: { args: Json }; Returns: undefined };
      respond_transfer: { Args: { args: Json }; Returns: undefined };
      restamp_pages: { Args: { from_page: number; of_table: unknown; pages: number }; Returns: undefined };
      resume_job: { Args: { args: Json }; Returns: undefined };
      resume_venue: { Args: { args: Json }; Returns: undefined };
      revoke_admin_invitation: { Args: { args: Json }; Returns: undefined };
      revoke_invitation: { Args: { args: Json }; Returns: undefined };
      revoke_member_invitation: { Args: { args: Json }; Returns: undefined };
      ring: { Args: { audiences: string[] }; Returns: undefined };
      role_word: { Args: { locale: string; role: string }; Returns: string };
      run_clock: { Args: Record<PropertyKey, never>; Returns: boolean };
      run_command: { Args: { command: Json }; Returns: undefined };
      run_part: { Args: { of_row: string; part: string }; Returns: boolean };
      run_parts: { Args: { most: number; part: string }; Returns: Record<string, unknown> };
      save_availability_exception: { Args: { args: Json }; Returns: undefined };
      save_availability_rule: { Args: { args: Json }; Returns: undefined };
      save_job: { Args: { args: Json }; Returns: undefined };
      save_search: { Args: { args: Json }; Returns: undefined };
      save_settings: { Args: { args: Json }; Returns: undefined };
      save_shift: { Args: { args: Json }; Returns: undefined };
      save_shift_template: { Args: { args: Json }; Returns: undefined };
      saw_device: { Args: { device: string }; Returns: undefined };
      say_hours: {
        Args: { minutes: number; sheet: Database['public']['Tables']['timesheets']['Row']; side: string; why: string };
        Returns: undefined;
      };
      says_nothing_of_the_command: { Args: { state: string }; Returns: boolean };
      says_something: { Args: { content: string }; Returns: boolean };
      says_sql: { Args: { sought: string }; Returns: string };
      scope_changes: { Args: { audiences: string[]; since: unknown }; Returns: Json };
      seal: { Args: { gone: Json }; Returns: undefined };
      seen_admin_invitation: {
        Args: { token: string };
        Returns: {
          email: string;
          name: string;
          role: string;
        }[];
      };
      seen_venue_invitation: {
        Args: { token: string };
        Returns: {
          email: string;
          role: string;
          venue_id: string;
          venue_name: string;
        }[];
      };
      send_mail: { Args: { about: string; to_address: string; words: Json }; Returns: undefined };
      send_message: { Args: { args: Json }; Returns: undefined };
      send_work_invitation: { Args: { args: Json }; Returns: undefined };
      session_has_ended: { Args: Record<PropertyKey, never>; Returns: boolean };
      set_admin_role: { Args: { args: Json }; Returns: undefined };
      set_primary_venue: { Args: { args: Json }; Returns: undefined };
      set_relation: { Args: { args: Json }; Returns: undefined };
      settle_change: { Args: { args: Json }; Returns: undefined };
      settle_timesheet: { Args: { of_sheet: string }; Returns: undefined };
      settled_of: {
        Args: {
          booking: Database['public']['Tables']['bookings']['Row'];
          sheet: Database['public']['Tables']['timesheets']['Row'];
        };
        Returns: Database['private']['CompositeTypes']['settled_hours'];
        SetofOptions: {
          from: '*';
          to: 'settled_hours';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      shift_handed_over: {
        Args: { args: Json; transfer: Database['public']['Tables']['transfers']['Row'] };
        Returns: Database['public']['Tables']['shifts']['Row'];
        SetofOptions: {
          from: '*';
          to: 'shifts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      shown_job: { Args: { job_id: string }; Returns: Json };
      shown_shift: { Args: { shift_id: string }; Returns: Json };
      side_of: { Args: { conversation: Database['public']['Tables']['conversations']['Row'] }; Returns: string };
      sign_in_reset_words: { Args: { locale: string }; Returns: Json };
      sign_up_refusal: { Args: { address: string; asked: Json }; Returns: string };
      slice_of: {
        Args: {
          after_id: string;
          after_xid: unknown;
          name: string;
          scopes: Database['private']['CompositeTypes']['scope_keys'];
          size: number;
        };
        Returns: Database['private']['CompositeTypes']['slice'];
        SetofOptions: {
          from: '*';
          to: 'slice';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      speaks_for: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: string };
      spoken_hours: {
        Args: { from_wall: string; to_wall: string; worker: string };
        Returns: {
          begins: string;
          ends: string;
          kind: string;
          weight: number;
        }[];
      };
      stands_at: { Args: { sheet: Database['public']['Tables']['timesheets']['Row']; side: string }; Returns: number };
      start_break: { Args: { args: Json }; Returns: undefined };
      start_chat: { Args: { address: string; venue: string }; Returns: string };
      start_conversation: { Args: { args: Json }; Returns: undefined };
      start_shift: { Args: { of_shift: string }; Returns: undefined };
      state_own_fact: { Args: { args: Json; kind: string }; Returns: undefined };
      submit_application: { Args: { args: Json }; Returns: undefined };
      submit_timesheet: { Args: { args: Json }; Returns: undefined };
      tables_changed: {
        Args: { scopes: Database['private']['CompositeTypes']['scope_keys']; since: unknown };
        Returns: string[];
      };
      take_invitation: {
        Args: { args: Json; invitation: Database['public']['Tables']['work_invitations']['Row'] };
        Returns: string;
      };
      take_mails: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          recipient: string;
          subject: string;
          words: Json;
        }[];
      };
      takes_no_messages: { Args: { rockstar: string; venue: string }; Returns: boolean };
      takes_without_asking: {
        Args: { shift: Database['public']['Tables']['shifts']['Row']; worker: string };
        Returns: boolean;
      };
      tell_favourites: {
        Args: { posts: string[]; venue: Database['public']['Tables']['venues']['Row'] };
        Returns: string[];
      };
      tell_of_hours: {
        Args: {
          facts: Json;
          from_side: string;
          kind: string;
          sheet: Database['public']['Tables']['timesheets']['Row'];
        };
        Returns: undefined;
      };
      tell_of_look: {
        Args: { kind: string; pay: Database['private']['CompositeTypes']['post_pay']; reason: string };
        Returns: undefined;
      };
      tell_of_posts: { Args: { of_venue: string }; Returns: undefined };
      tell_released: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: undefined };
      tell_searches: {
        Args: { already: string[]; posts: string[]; venue: Database['public']['Tables']['venues']['Row'] };
        Returns: undefined;
      };
      template_words: { Args: { code: string }; Returns: string };
      terms_of: { Args: { shift: Database['public']['Tables']['shifts']['Row'] }; Returns: Json };
      terms_of_booking: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: Json };
      terms_seen: { Args: { args: Json; shift: Database['public']['Tables']['shifts']['Row'] }; Returns: Json };
      text_instant: { Args: { given: string }; Returns: string };
      transfer_booking: { Args: { args: Json }; Returns: undefined };
      trusted: { Args: { said: string }; Returns: string };
      uuid5: { Args: { natural_key: string }; Returns: string };
      venue_cancel_tier: { Args: { booking: Database['public']['Tables']['bookings']['Row'] }; Returns: string };
      venue_fields: {
        Args: { args: Json; venue: Database['public']['Tables']['venues']['Row'] };
        Returns: Database['public']['Tables']['venues']['Row'];
        SetofOptions: {
          from: '*';
          to: 'venues';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      venue_invitation_words: { Args: { locale: string; role: string; venue: string }; Returns: Json };
      venue_place: {
        Args: { args: Json; venue: Database['public']['Tables']['venues']['Row'] };
        Returns: Database['public']['Tables']['venues']['Row'];
        SetofOptions: {
          from: '*';
          to: 'venues';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      view_applications: { Args: { args: Json }; Returns: undefined };
      wait_of: { Args: { address: string; failed: boolean }; Returns: Json };
      waiting_admin_invitation: {
        Args: { args: Json };
        Returns: Database['public']['Tables']['admin_invitations']['Row'];
        SetofOptions: {
          from: '*';
          to: 'admin_invitations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      waiting_pay: { Args: Record<PropertyKey, never>; Returns: Json };
      wanted_scopes: {
        Args: { name: string; request: Json };
        Returns: {
          scope: string;
          table_name: string;
        }[];
      };
      warn_long_week: {
        Args: { booking: string; shift: Database['public']['Tables']['shifts']['Row']; worker: string };
        Returns: undefined;
      };
      was_held_back: { Args: Record<PropertyKey, never>; Returns: boolean };
      week_minutes: { Args: { shift: Database['public']['Tables']['shifts']['Row']; worker: string }; Returns: number };
      weigh_timesheet: { Args: { changed_by: string; of_sheet: string }; Returns: undefined };
      what_settles: {
        Args: {
          by_hand: Database['private']['CompositeTypes']['worked_figure'];
          phone: Database['private']['CompositeTypes']['worked_figure'];
          planned: number;
          rockstar_min: number;
          venue_min: number;
        };
        Returns: Database['private']['CompositeTypes']['settled_hours'];
        SetofOptions: {
          from: '*';
          to: 'settled_hours';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      withdraw_accepted: {
        Args: { application: Database['public']['Tables']['applications']['Row'] };
        Returns: undefined;
      };
      withdraw_application: { Args: { args: Json }; Returns: undefined };
      withdraw_transfer: { Args: { args: Json }; Returns: undefined };
      within_km: { Args: { venue: string; worker: string }; Returns: number };
      without_controls: { Args: { said: string }; Returns: string };
      words_of: { Args: { name: string; skills: string[]; town: string }; Returns: string };
      words_of_pack: { Args: { pack: Database['public']['Tables']['shift_packs']['Row'] }; Returns: Json };
      worker_cancel_tier: {
        Args: { acted_at: string; booking: Database['public']['Tables']['bookings']['Row'] };
        Returns: string;
      };
      write_digest_of: { Args: Record<PropertyKey, never>; Returns: undefined };
      write_keys_of: { Args: { branches: Json; name: string }; Returns: undefined };
      write_page_of: { Args: { branches: Json; name: string }; Returns: undefined };
      write_put_of: { Args: { name: string }; Returns: undefined };
      write_slice_of: { Args: Record<PropertyKey, never>; Returns: undefined };
      write_tables_changed: { Args: Record<PropertyKey, never>; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      chat_sides: {
        conversation_id: string | null;
        venue_id: string | null;
        rockstar_id: string | null;
      };
      code_match: {
        shift_id: string | null;
        minute: number | null;
        replaced: boolean | null;
      };
      page: {
        rows: Json | null;
        gone: Json | null;
        room: number | null;
        t: number | null;
        x: unknown;
        i: string | null;
      };
      post_pay: {
        shift_id: string | null;
        job_id: string | null;
        venue_id: string | null;
        rate_minor: number | null;
        currency: string | null;
      };
      pulled: {
        epoch: string | null;
        reset: boolean | null;
        begins: boolean | null;
        scopes: Json | null;
        rows: Json | null;
        gone: Json | null;
        cursor: string | null;
        more: boolean | null;
      };
      scope_keys: {
        user: string[] | null;
        venue: string[] | null;
        area: string[] | null;
        person: string[] | null;
        shift: string[] | null;
        job: string[] | null;
        employer: string[] | null;
        conversation: string[] | null;
        catalogue: string[] | null;
        audience: string[] | null;
      };
      settled_hours: {
        minutes: number | null;
        basis: string | null;
      };
      slice: {
        rows: Json | null;
        size: number | null;
        last_xid: unknown;
        last_id: string | null;
      };
      worked_figure: {
        came_at: string | null;
        left_at: string | null;
        break_min: number | null;
        paid_min: number | null;
        proven: boolean | null;
      };
    };
  };
  public: {
    Tables: {
      admin_invitations: {
        Row: {
          by_operator: boolean;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          name: string;
          revoked_at: string | null;
          role: string;
          sent_at: string;
          token_hash: string;
          used_at: string | null;
        };
        Insert: {
          by_operator?: boolean;
          created_at?: string;
          email: string;
          expires_at?: string;
          id: string;
          invited_by?: string | null;
          name: string;
          revoked_at?: string | null;
          role: string;
          sent_at?: string;
          token_hash: string;
          used_at?: string | null;
        };
        Update: {
          by_operator?: boolean;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          name?: string;
          revoked_at?: string | null;
          role?: string;
          sent_at?: string;
          token_hash?: string;
          used_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'admin_invitations_invited_by_fkey';
            columns: ['invited_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      admin_users: {
        Row: {
          granted_at: string;
          granted_by: string | null;
          revoked_at: string | null;
          role: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          granted_by?: string | null;
          revoked_at?: string | null;
          role: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          granted_by?: string | null;
          revoked_at?: string | null;
          role?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'admin_users_granted_by_fkey';
            columns: ['granted_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_users_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      applications: {
        Row: {
          calendar_free: boolean;
          closed_reason: string | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          hold_until: string | null;
          id: string;
          job_id: string | null;
          note: string | null;
          recorded_at: string;
          row_xid: unknown;
          seen_terms: Json | null;
          seen_version: number | null;
          shift_id: string | null;
          source: string;
          status: string;
          updated_at: string;
          venue_id: string;
          version: number;
          waitlist_pos: number | null;
          within_km: number | null;
          worker_id: string;
        };
        Insert: {
          calendar_free?: boolean;
          closed_reason?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          hold_until?: string | null;
          id: string;
          job_id?: string | null;
          note?: string | null;
          recorded_at?: string;
          row_xid?: unknown;
          seen_terms?: Json | null;
          seen_version?: number | null;
          shift_id?: string | null;
          source?: string;
          status?: string;
          updated_at?: string;
          venue_id: string;
          version?: number;
          waitlist_pos?: number | null;
          within_km?: number | null;
          worker_id: string;
        };
        Update: {
          calendar_free?: boolean;
          closed_reason?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          hold_until?: string | null;
          id?: string;
          job_id?: string | null;
          note?: string | null;
          recorded_at?: string;
          row_xid?: unknown;
          seen_terms?: Json | null;
          seen_version?: number | null;
          shift_id?: string | null;
          source?: string;
          status?: string;
          updated_at?: string;
          venue_id?: string;
          version?: number;
          waitlist_pos?: number | null;
          within_km?: number | null;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'applications_decided_by_fkey';
            columns: ['decided_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_job_fkey';
            columns: ['job_id'];
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      areas: {
        Row: {
          country: string;
          currency: string;
          id: string;
          lat: number;
          lng: number;
          name: string;
          row_xid: unknown;
          slug: string;
          tz: string;
          updated_at: string;
        };
        Insert: {
          country: string;
          currency: string;
          id?: string;
          lat: number;
          lng: number;
          name: string;
          row_xid?: unknown;
          slug: string;
          tz: string;
          updated_at?: string;
        };
        Update: {
          country?: string;
          currency?: string;
          id?: string;
          lat?: number;
          lng?: number;
          name?: string;
          row_xid?: unknown;
          slug?: string;
          tz?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      attendance_events: {
        Row: {
          actor_id: string | null;
          booking_id: string;
          clock_jumped: boolean;
          code: string | null;
          created_at: string;
          ends_at: string;
          id: string;
          kind: string;
          offset_s: number | null;
          proven_at: string | null;
          reason: string | null;
          row_xid: unknown;
          said_at: string;
          source: string;
          trusted_at: string;
          updated_at: string;
          venue_id: string;
          verdict: string;
          worker_id: string;
        };
        Insert: {
          actor_id?: string | null;
          booking_id: string;
          clock_jumped?: boolean;
          code?: string | null;
          created_at?: string;
          ends_at: string;
          id: string;
          kind: string;
          offset_s?: number | null;
          proven_at?: string | null;
          reason?: string | null;
          row_xid?: unknown;
          said_at: string;
          source: string;
          trusted_at: string;
          updated_at?: string;
          venue_id: string;
          verdict: string;
          worker_id: string;
        };
        Update: {
          actor_id?: string | null;
          booking_id?: string;
          clock_jumped?: boolean;
          code?: string | null;
          created_at?: string;
          ends_at?: string;
          id?: string;
          kind?: string;
          offset_s?: number | null;
          proven_at?: string | null;
          reason?: string | null;
          row_xid?: unknown;
          said_at?: string;
          source?: string;
          trusted_at?: string;
          updated_at?: string;
          venue_id?: string;
          verdict?: string;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'attendance_events_actor_id_fkey';
            columns: ['actor_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attendance_events_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attendance_events_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attendance_events_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          id: number;
          reason: string | null;
          row_id: string | null;
          table_name: string;
        };
        Insert: {
          action: string;
          actor?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          reason?: string | null;
          row_id?: string | null;
          table_name: string;
        };
        Update: {
          action?: string;
          actor?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          reason?: string | null;
          row_id?: string | null;
          table_name?: string;
        };
        Relationships: [];
      };
      availability_exceptions: {
        Row: {
          created_at: string;
          end_local: string | null;
          ends_on: string;
          id: string;
          kind: string;
          reason: string | null;
          row_xid: unknown;
          start_local: string | null;
          starts_on: string;
          updated_at: string;
          worker_id: string;
        };
        Insert: {
          created_at?: string;
          end_local?: string | null;
          ends_on: string;
          id: string;
          kind: string;
          reason?: string | null;
          row_xid?: unknown;
          start_local?: string | null;
          starts_on: string;
          updated_at?: string;
          worker_id: string;
        };
        Update: {
          created_at?: string;
          end_local?: string | null;
          ends_on?: string;
          id?: string;
          kind?: string;
          reason?: string | null;
          row_xid?: unknown;
          start_local?: string | null;
          starts_on?: string;
          updated_at?: string;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'availability_exceptions_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      availability_rules: {
        Row: {
          created_at: string;
          end_local: string;
          id: string;
          kind: string;
          row_xid: unknown;
          start_local: string;
          updated_at: string;
          valid_from: string | null;
          valid_to: string | null;
          weekday: number;
          worker_id: string;
        };
        Insert: {
          created_at?: string;
          end_local: string;
          id: string;
          kind: string;
          row_xid?: unknown;
          start_local: string;
          updated_at?: string;
          valid_from?: string | null;
          valid_to?: string | null;
          weekday: number;
          worker_id: string;
        };
        Update: {
          created_at?: string;
          end_local?: string;
          id?: string;
          kind?: string;
          row_xid?: unknown;
          start_local?: string;
          updated_at?: string;
          valid_from?: string | null;
          valid_to?: string | null;
          weekday?: number;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'availability_rules_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_contacts: {
        Row: {
          booking_id: string;
          created_at: string;
          email: string | null;
          ends_at: string;
          id: string;
          name: string;
          phone: string | null;
          row_xid: unknown;
          side: string;
          updated_at: string;
          venue_id: string | null;
          worker_id: string | null;
        };
        Insert: {
          booking_id: string;
          created_at?: string;
          email?: string | null;
          ends_at: string;
          id: string;
          name: string;
          phone?: string | null;
          row_xid?: unknown;
          side: string;
          updated_at?: string;
          venue_id?: string | null;
          worker_id?: string | null;
        };
        Update: {
          booking_id?: string;
          created_at?: string;
          email?: string | null;
          ends_at?: string;
          id?: string;
          name?: string;
          phone?: string | null;
          row_xid?: unknown;
          side?: string;
          updated_at?: string;
          venue_id?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_contacts_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_contacts_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_contacts_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      bookings: {
        Row: {
          answer_by: string | null;
          answer_late: boolean;
          application_id: string | null;
          break_min: number;
          cancel_heard_at: string | null;
          cancel_reason: string | null;
          cancel_tier: string | null;
          cancelled_at: string | null;
          created_at: string;
          currency: string;
          ends_at: string;
          id: string;
          owed_minor: number | null;
          place: string | null;
          proposed: Json | null;
          rate_minor: number;
          rest_reason: string | null;
          role: string;
          row_xid: unknown;
          shift_id: string;
          source: string;
          starts_at: string;
          status: string;
          tz: string;
          updated_at: string;
          venue_id: string;
          version: number;
          worker_id: string;
        };
        Insert: {
          answer_by?: string | null;
          answer_late?: boolean;
          application_id?: string | null;
          break_min: number;
          cancel_heard_at?: string | null;
          cancel_reason?: string | null;
          cancel_tier?: string | null;
          cancelled_at?: string | null;
          created_at?: string;
          currency: string;
          ends_at: string;
          id: string;
          owed_minor?: number | null;
          place?: string | null;
          proposed?: Json | null;
          rate_minor: number;
          rest_reason?: string | null;
          role: string;
          row_xid?: unknown;
          shift_id: string;
          source: string;
          starts_at: string;
          status?: string;
          tz: string;
          updated_at?: string;
          venue_id: string;
          version?: number;
          worker_id: string;
        };
        Update: {
          answer_by?: string | null;
          answer_late?: boolean;
          application_id?: string | null;
          break_min?: number;
          cancel_heard_at?: string | null;
          cancel_reason?: string | null;
          cancel_tier?: string | null;
          cancelled_at?: string | null;
          created_at?: string;
          currency?: string;
          ends_at?: string;
          id?: string;
          owed_minor?: number | null;
          place?: string | null;
          proposed?: Json | null;
          rate_minor?: number;
          rest_reason?: string | null;
          role?: string;
          row_xid?: unknown;
          shift_id?: string;
          source?: string;
          starts_at?: string;
          status?: string;
          tz?: string;
          updated_at?: string;
          venue_id?: string;
          version?: number;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_application_id_fkey';
            columns: ['application_id'];
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_role_fkey';
            columns: ['role'];
            referencedRelation: 'roles_catalog';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'bookings_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          created_at: string;
          revoked_at: string | null;
          token_hash: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          revoked_at?: string | null;
          token_hash: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          revoked_at?: string | null;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      conversations: {
        Row: {
          created_at: string;
          id: string;
          last_content: string | null;
          last_message_at: string | null;
          last_sender_id: string | null;
          last_sender_side: string | null;
          last_template: string | null;
          rockstar_id: string;
          row_xid: unknown;
          updated_at: string;
          venue_id: string;
        };
        Insert: {
          created_at?: string;
          id: string;
          last_content?: string | null;
          last_message_at?: string | null;
          last_sender_id?: string | null;
          last_sender_side?: string | null;
          last_template?: string | null;
          rockstar_id: string;
          row_xid?: unknown;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          last_content?: string | null;
          last_message_at?: string | null;
          last_sender_id?: string | null;
          last_sender_side?: string | null;
          last_template?: string | null;
          rockstar_id?: string;
          row_xid?: unknown;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'conversations_last_sender_id_fkey';
            columns: ['last_sender_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_rockstar_id_fkey';
            columns: ['rockstar_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      error_reports: {
        Row: {
          id: string;
          message: string;
          occurred_at: string;
          path: string;
          received_at: string;
          severity: string;
          stack: string;
          user_agent: string | null;
          user_id: string | null;
        };
        Insert: {
          id: string;
          message: string;
          occurred_at: string;
          path: string;
          received_at?: string;
          severity: string;
          stack: string;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Update: {
          id?: string;
          message?: string;
          occurred_at?: string;
          path?: string;
          received_at?: string;
          severity?: string;
          stack?: string;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'error_reports_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      jobs: {
        Row: {
          area: string;
          closes_at: string | null;
          created_at: string;
          created_by: string | null;
          currency: string;
          description: string | null;
          employment_type: string;
          hours_per_week: number | null;
          id: string;
          pay_max_minor: number | null;
          pay_min_minor: number;
          pay_period: string;
          published_at: string | null;
          role: string;
          row_xid: unknown;
          skills: string[];
          start_date: string | null;
          status: string;
          title: string;
          updated_at: string;
          venue_id: string;
          version: number;
        };
        Insert: {
          area: string;
          closes_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency: string;
          description?: string | null;
          employment_type: string;
          hours_per_week?: number | null;
          id: string;
          pay_max_minor?: number | null;
          pay_min_minor: number;
          pay_period: string;
          published_at?: string | null;
          role: string;
          row_xid?: unknown;
          skills?: string[];
          start_date?: string | null;
          status?: string;
          title: string;
          updated_at?: string;
          venue_id: string;
          version?: number;
        };
        Update: {
          area?: string;
          closes_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          description?: string | null;
          employment_type?: string;
          hours_per_week?: number | null;
          id?: string;
          pay_max_minor?: number | null;
          pay_min_minor?: number;
          pay_period?: string;
          published_at?: string | null;
          role?: string;
          row_xid?: unknown;
          skills?: string[];
          start_date?: string | null;
          status?: string;
          title?: string;
          updated_at?: string;
          venue_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'jobs_area_fkey';
            columns: ['area'];
            referencedRelation: 'areas';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'jobs_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_role_fkey';
            columns: ['role'];
            referencedRelation: 'roles_catalog';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'jobs_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      messages: {
        Row: {
          content: string;
          conversation_id: string;
          created_at: string;
          delivered_at: string | null;
          held_back: boolean;
          id: string;
          read_at: string | null;
          recorded_at: string;
          rockstar_id: string;
          row_xid: unknown;
          sender_id: string | null;
          sender_side: string;
          template: string | null;
          unread_by: string | null;
          updated_at: string;
          venue_id: string;
        };
        Insert: {
          content: string;
          conversation_id: string;
          created_at?: string;
          delivered_at?: string | null;
          held_back?: boolean;
          id?: string;
          read_at?: string | null;
          recorded_at?: string;
          rockstar_id: string;
          row_xid?: unknown;
          sender_id?: string | null;
          sender_side: string;
          template?: string | null;
          unread_by?: never;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          content?: string;
          conversation_id?: string;
          created_at?: string;
          delivered_at?: string | null;
          held_back?: boolean;
          id?: string;
          read_at?: string | null;
          recorded_at?: string;
          rockstar_id?: string;
          row_xid?: unknown;
          sender_id?: string | null;
          sender_side?: string;
          template?: string | null;
          unread_by?: never;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_conversation_id_fkey';
            columns: ['conversation_id'];
            referencedRelation: 'conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_rockstar_id_fkey';
            columns: ['rockstar_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_sender_id_fkey';
            columns: ['sender_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          acked_at: string | null;
          created_at: string;
          id: string;
          kind: string;
          must_ack: boolean;
          payload: NonNullable<Json>;
          read_at: string | null;
          row_xid: unknown;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          acked_at?: string | null;
          created_at?: string;
          id?: string;
          kind: string;
          must_ack?: boolean;
          payload?: NonNullable<Json>;
          read_at?: string | null;
          row_xid?: unknown;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          acked_at?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          must_ack?: boolean;
          payload?: NonNullable<Json>;
          read_at?: string | null;
          row_xid?: unknown;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profile_private: {
        Row: {
          areas: string[];
          email: string;
          home_lat: number | null;
          home_lng: number | null;
          id: string;
          locale: string;
          minimum_hourly_rate: number | null;
          phone: string | null;
          row_xid: unknown;
          suspended_reason: string | null;
          suspended_until: string | null;
          tz: string;
          updated_at: string;
        };
        Insert: {
          areas?: string[];
          email: string;
          home_lat?: number | null;
          home_lng?: number | null;
          id: string;
          locale?: string;
          minimum_hourly_rate?: number | null;
          phone?: string | null;
          row_xid?: unknown;
          suspended_reason?: string | null;
          suspended_until?: string | null;
          tz?: string;
          updated_at?: string;
        };
        Update: {
          areas?: string[];
          email?: string;
          home_lat?: number | null;
          home_lng?: number | null;
          id?: string;
          locale?: string;
          minimum_hourly_rate?: number | null;
          phone?: string | null;
          row_xid?: unknown;
          suspended_reason?: string | null;
          suspended_until?: string | null;
          tz?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'profile_private_id_fkey';
            columns: ['id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          account_status: string;
          bio: string | null;
          created_at: string;
          discoverable: boolean;
          id: string;
          location: string | null;
          name: string;
          onboarding_done_at: string | null;
          profile_image: string | null;
          role: string;
          row_xid: unknown;
          search_words: string | null;
          skills: string[];
          updated_at: string;
          venue_address: string | null;
          venue_contact: string | null;
          venue_industry: string | null;
          venue_name: string | null;
          version: number;
        };
        Insert: {
          account_status?: string;
          bio?: string | null;
          created_at?: string;
          discoverable?: boolean;
          id: string;
          location?: string | null;
          name: string;
          onboarding_done_at?: string | null;
          profile_image?: string | null;
          role: string;
          row_xid?: unknown;
          search_words?: never;
          skills?: string[];
          updated_at?: string;
          venue_address?: string | null;
          venue_contact?: string | null;
          venue_industry?: string | null;
          venue_name?: string | null;
          version?: number;
        };
        Update: {
          account_status?: string;
          bio?: string | null;
          created_at?: string;
          discoverable?: boolean;
          id?: string;
          location?: string | null;
          name?: string;
          onboarding_done_at?: string | null;
          profile_image?: string | null;
          role?: string;
          row_xid?: unknown;
          search_words?: never;
          skills?: string[];
          updated_at?: string;
          venue_address?: string | null;
          venue_contact?: string | null;
          venue_industry?: string | null;
          venue_name?: string | null;
          version?: number;
        };
        Relationships: [];
      };
      relations: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          note: string | null;
          row_xid: unknown;
          set_by_side: string;
          updated_at: string;
          venue_id: string;
          worker_id: string;
        };
        Insert: {
          created_at?: string;
          id: string;
          kind: string;
          note?: string | null;
          row_xid?: unknown;
          set_by_side: string;
          updated_at?: string;
          venue_id: string;
          worker_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          note?: string | null;
          row_xid?: unknown;
          set_by_side?: string;
          updated_at?: string;
          venue_id?: string;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'relations_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'relations_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      roles_catalog: {
        Row: {
          family: string;
          name_en: string;
          name_es: string;
          name_fr: string;
          slug: string;
        };
        Insert: {
          family: string;
          name_en: string;
          name_es: string;
          name_fr: string;
          slug: string;
        };
        Update: {
          family?: string;
          name_en?: string;
          name_es?: string;
          name_fr?: string;
          slug?: string;
        };
        Relationships: [];
      };
      saved_searches: {
        Row: {
          created_at: string;
          filters: string;
          id: string;
          name: string;
          row_xid: unknown;
          updated_at: string;
          worker_id: string;
        };
        Insert: {
          created_at?: string;
          filters: string;
          id: string;
          name: string;
          row_xid?: unknown;
          updated_at?: string;
          worker_id: string;
        };
        Update: {
          created_at?: string;
          filters?: string;
          id?: string;
          name?: string;
          row_xid?: unknown;
          updated_at?: string;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_searches_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_crew: {
        Row: {
          created_at: string;
          ends_at: string;
          first_name: string;
          id: string;
          role: string;
          row_xid: unknown;
          shift_id: string;
          updated_at: string;
          worker_id: string;
        };
        Insert: {
          created_at?: string;
          ends_at: string;
          first_name: string;
          id: string;
          role: string;
          row_xid?: unknown;
          shift_id: string;
          updated_at?: string;
          worker_id: string;
        };
        Update: {
          created_at?: string;
          ends_at?: string;
          first_name?: string;
          id?: string;
          role?: string;
          row_xid?: unknown;
          shift_id?: string;
          updated_at?: string;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_crew_role_fkey';
            columns: ['role'];
            referencedRelation: 'roles_catalog';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'shift_crew_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_crew_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_keys: {
        Row: {
          created_at: string;
          ends_at: string;
          id: string;
          key: string;
          row_xid: unknown;
          updated_at: string;
          venue_id: string;
        };
        Insert: {
          created_at?: string;
          ends_at: string;
          id: string;
          key: string;
          row_xid?: unknown;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          created_at?: string;
          ends_at?: string;
          id?: string;
          key?: string;
          row_xid?: unknown;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_keys_id_fkey';
            columns: ['id'];
            referencedRelation: 'shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_keys_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_packs: {
        Row: {
          arrival_note: string | null;
          contact_name: string | null;
          contact_phone: string | null;
          created_at: string;
          dress_code: string | null;
          ends_at: string;
          id: string;
          kit: string | null;
          row_xid: unknown;
          updated_at: string;
          venue_id: string;
        };
        Insert: {
          arrival_note?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string;
          dress_code?: string | null;
          ends_at: string;
          id: string;
          kit?: string | null;
          row_xid?: unknown;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          arrival_note?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string;
          dress_code?: string | null;
          ends_at?: string;
          id?: string;
          kit?: string | null;
          row_xid?: unknown;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_packs_id_fkey';
            columns: ['id'];
            referencedRelation: 'shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_packs_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_templates: {
        Row: {
          booking_mode: string;
          break_min: number;
          created_at: string;
          ends_time: string;
          favourites_hours: number;
          id: string;
          name: string;
          pack: NonNullable<Json>;
          positions: number;
          rate_minor: number;
          role: string;
          row_xid: unknown;
          starts_time: string;
          tips: boolean;
          title: string | null;
          updated_at: string;
          venue_id: string;
        };
        Insert: {
          booking_mode: string;
          break_min: number;
          created_at?: string;
          ends_time: string;
          favourites_hours?: number;
          id: string;
          name: string;
          pack?: NonNullable<Json>;
          positions: number;
          rate_minor: number;
          role: string;
          row_xid?: unknown;
          starts_time: string;
          tips: boolean;
          title?: string | null;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          booking_mode?: string;
          break_min?: number;
          created_at?: string;
          ends_time?: string;
          favourites_hours?: number;
          id?: string;
          name?: string;
          pack?: NonNullable<Json>;
          positions?: number;
          rate_minor?: number;
          role?: string;
          row_xid?: unknown;
          starts_time?: string;
          tips?: boolean;
          title?: string | null;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_templates_role_fkey';
            columns: ['role'];
            referencedRelation: 'roles_catalog';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'shift_templates_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      shifts: {
        Row: {
          area: string;
          booking_mode: string;
          break_min: number;
          cancelled_reason: string | null;
          confirmed_count: number;
          created_at: string;
          created_by: string | null;
          currency: string;
          ends_at: string;
          ends_local: string;
          favourites_hours: number;
          id: string;
          place: string | null;
          positions: number;
          published_at: string | null;
          rate_minor: number;
          role: string;
          row_xid: unknown;
          starts_at: string;
          starts_local: string;
          status: string;
          tips: boolean;
          title: string | null;
          tz: string;
          updated_at: string;
          venue_id: string;
          version: number;
          visible_from: string | null;
        };
        Insert: {
          area: string;
          booking_mode: string;
          break_min?: number;
          cancelled_reason?: string | null;
          confirmed_count?: number;
          created_at?: string;
          created_by?: string | null;
          currency: string;
          ends_at: string;
          ends_local: string;
          favourites_hours?: number;
          id: string;
          place?: string | null;
          positions: number;
          published_at?: string | null;
          rate_minor: number;
          role: string;
          row_xid?: unknown;
          starts_at: string;
          starts_local: string;
          status?: string;
          tips?: boolean;
          title?: string | null;
          tz: string;
          updated_at?: string;
          venue_id: string;
          version?: number;
          visible_from?: string | null;
        };
        Update: {
          area?: string;
          booking_mode?: string;
          break_min?: number;
          cancelled_reason?: string | null;
          confirmed_count?: number;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          ends_at?: string;
          ends_local?: string;
          favourites_hours?: number;
          id?: string;
          place?: string | null;
          positions?: number;
          published_at?: string | null;
          rate_minor?: number;
          role?: string;
          row_xid?: unknown;
          starts_at?: string;
          starts_local?: string;
          status?: string;
          tips?: boolean;
          title?: string | null;
          tz?: string;
          updated_at?: string;
          venue_id?: string;
          version?: number;
          visible_from?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shifts_area_fkey';
            columns: ['area'];
            referencedRelation: 'areas';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'shifts_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shifts_role_fkey';
            columns: ['role'];
            referencedRelation: 'roles_catalog';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'shifts_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      timesheets: {
        Row: {
          agreed_min: number | null;
          basis: string | null;
          booking_id: string | null;
          break_min: number;
          created_at: string;
          currency: string;
          decided_at: string | null;
          decided_by: string | null;
          ends_at: string;
          id: string;
          last_by: string;
          locked_at: string | null;
          rate_minor: number;
          rockstar_min: number | null;
          rockstar_reason: string | null;
          role: string;
          row_xid: unknown;
          settles_at: string | null;
          starts_at: string;
          state: string;
          tz: string;
          updated_at: string;
          venue_id: string;
          venue_min: number | null;
          venue_reason: string | null;
          worker_id: string | null;
        };
        Insert: {
          agreed_min?: number | null;
          basis?: string | null;
          booking_id?: string | null;
          break_min: number;
          created_at?: string;
          currency: string;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_at: string;
          id: string;
          last_by: string;
          locked_at?: string | null;
          rate_minor: number;
          rockstar_min?: number | null;
          rockstar_reason?: string | null;
          role: string;
          row_xid?: unknown;
          settles_at?: string | null;
          starts_at: string;
          state?: string;
          tz: string;
          updated_at?: string;
          venue_id: string;
          venue_min?: number | null;
          venue_reason?: string | null;
          worker_id?: string | null;
        };
        Update: {
          agreed_min?: number | null;
          basis?: string | null;
          booking_id?: string | null;
          break_min?: number;
          created_at?: string;
          currency?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_at?: string;
          id?: string;
          last_by?: string;
          locked_at?: string | null;
          rate_minor?: number;
          rockstar_min?: number | null;
          rockstar_reason?: string | null;
          role?: string;
          row_xid?: unknown;
          settles_at?: string | null;
          starts_at?: string;
          state?: string;
          tz?: string;
          updated_at?: string;
          venue_id?: string;
          venue_min?: number | null;
          venue_reason?: string | null;
          worker_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'timesheets_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'timesheets_decided_by_fkey';
            columns: ['decided_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'timesheets_role_fkey';
            columns: ['role'];
            referencedRelation: 'roles_catalog';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'timesheets_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'timesheets_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      transfers: {
        Row: {
          agreed_at: string | null;
          booking_id: string;
          break_min: number;
          created_at: string;
          currency: string;
          ends_at: string;
          giver_id: string;
          giver_name: string;
          id: string;
          lapsed_because: string | null;
          new_booking_id: string | null;
          note: string | null;
          rate_minor: number;
          role: string;
          row_xid: unknown;
          shift_id: string;
          starts_at: string;
          status: string;
          tz: string;
          updated_at: string;
          venue_id: string;
          version: number;
          worker_id: string;
          worker_name: string;
        };
        Insert: {
          agreed_at?: string | null;
          booking_id: string;
          break_min: number;
          created_at?: string;
          currency: string;
          ends_at: string;
          giver_id: string;
          giver_name: string;
          id: string;
          lapsed_because?: string | null;
          new_booking_id?: string | null;
          note?: string | null;
          rate_minor: number;
          role: string;
          row_xid?: unknown;
          shift_id: string;
          starts_at: string;
          status?: string;
          tz: string;
          updated_at?: string;
          venue_id: string;
          version?: number;
          worker_id: string;
          worker_name: string;
        };
        Update: {
          agreed_at?: string | null;
          booking_id?: string;
          break_min?: number;
          created_at?: string;
          currency?: string;
          ends_at?: string;
          giver_id?: string;
          giver_name?: string;
          id?: string;
          lapsed_because?: string | null;
          new_booking_id?: string | null;
          note?: string | null;
          rate_minor?: number;
          role?: string;
          row_xid?: unknown;
          shift_id?: string;
          starts_at?: string;
          status?: string;
          tz?: string;
          updated_at?: string;
          venue_id?: string;
          version?: number;
          worker_id?: string;
          worker_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transfers_booking_id_fkey';
            columns: ['booking_id'];
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_giver_id_fkey';
            columns: ['giver_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_role_fkey';
            columns: ['role'];
            referencedRelation: 'roles_catalog';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'transfers_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transfers_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_activity: {
        Row: {
          activity_type: string;
          at: string;
          id: number;
          metadata: NonNullable<Json>;
          user_agent: string | null;
          user_id: string;
        };
        Insert: {
          activity_type: string;
          at?: string;
          id?: never;
          metadata?: NonNullable<Json>;
          user_agent?: string | null;
          user_id: string;
        };
        Update: {
          activity_type?: string;
          at?: string;
          id?: never;
          metadata?: NonNullable<Json>;
          user_agent?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_activity_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_settings: {
        Row: {
          color_scheme: string | null;
          created_at: string;
          email: boolean;
          id: string;
          language: string | null;
          marketing: boolean;
          marketing_at: string | null;
          push: boolean;
          quiet_from: string | null;
          quiet_until: string | null;
          row_xid: unknown;
          sms: boolean;
          time_zone: string;
          updated_at: string;
        };
        Insert: {
          color_scheme?: string | null;
          created_at?: string;
          email?: boolean;
          id: string;
          language?: string | null;
          marketing?: boolean;
          marketing_at?: string | null;
          push?: boolean;
          quiet_from?: string | null;
          quiet_until?: string | null;
          row_xid?: unknown;
          sms?: boolean;
          time_zone?: string;
          updated_at?: string;
        };
        Update: {
          color_scheme?: string | null;
          created_at?: string;
          email?: boolean;
          id?: string;
          language?: string | null;
          marketing?: boolean;
          marketing_at?: string | null;
          push?: boolean;
          quiet_from?: string | null;
          quiet_until?: string | null;
          row_xid?: unknown;
          sms?: boolean;
          time_zone?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_settings_id_fkey';
            columns: ['id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      venue_invitations: {
        Row: {
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          revoked_at: string | null;
          role: string;
          sent_at: string;
          token_hash: string;
          used_at: string | null;
          venue_id: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          expires_at?: string;
          id: string;
          invited_by?: string | null;
          revoked_at?: string | null;
          role: string;
          sent_at?: string;
          token_hash: string;
          used_at?: string | null;
          venue_id: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          revoked_at?: string | null;
          role?: string;
          sent_at?: string;
          token_hash?: string;
          used_at?: string | null;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'venue_invitations_invited_by_fkey';
            columns: ['invited_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'venue_invitations_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      venue_users: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          is_primary: boolean;
          name: string;
          revoked_at: string | null;
          role: string;
          row_xid: unknown;
          updated_at: string;
          user_id: string;
          venue_id: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id: string;
          is_primary?: boolean;
          name: string;
          revoked_at?: string | null;
          role: string;
          row_xid?: unknown;
          updated_at?: string;
          user_id: string;
          venue_id: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          is_primary?: boolean;
          name?: string;
          revoked_at?: string | null;
          role?: string;
          row_xid?: unknown;
          updated_at?: string;
          user_id?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'venue_users_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'venue_users_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      venues: {
        Row: {
          address: string | null;
          area: string | null;
          contact: string | null;
          created_at: string;
          created_by: string | null;
          currency: string | null;
          description: string | null;
          id: string;
          industry: string;
          lat: number | null;
          lng: number | null;
          name: string;
          paused_by_platform: boolean;
          row_xid: unknown;
          status: string;
          tz: string | null;
          updated_at: string;
          verification_status: string;
          version: number;
        };
        Insert: {
          address?: string | null;
          area?: string | null;
          contact?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency?: string | null;
          description?: string | null;
          id?: string;
          industry?: string;
          lat?: number | null;
          lng?: number | null;
          name: string;
          paused_by_platform?: boolean;
          row_xid?: unknown;
          status?: string;
          tz?: string | null;
          updated_at?: string;
          verification_status?: string;
          version?: number;
        };
        Update: {
          address?: string | null;
          area?: string | null;
          contact?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency?: string | null;
          description?: string | null;
          id?: string;
          industry?: string;
          lat?: number | null;
          lng?: number | null;
          name?: string;
          paused_by_platform?: boolean;
          row_xid?: unknown;
          status?: string;
          tz?: string | null;
          updated_at?: string;
          verification_status?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'venues_area_fkey';
            columns: ['area'];
            referencedRelation: 'areas';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'venues_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      work_invitations: {
        Row: {
          answer_reason: string | null;
          answered_at: string | null;
          created_at: string;
          created_by: string | null;
          expires_at: string;
          id: string;
          job_id: string | null;
          message: string | null;
          row_xid: unknown;
          shift_id: string | null;
          status: string;
          updated_at: string;
          venue_id: string;
          version: number;
          worker_id: string;
        };
        Insert: {
          answer_reason?: string | null;
          answered_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          expires_at: string;
          id: string;
          job_id?: string | null;
          message?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          status?: string;
          updated_at?: string;
          venue_id: string;
          version?: number;
          worker_id: string;
        };
        Update: {
          answer_reason?: string | null;
          answered_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          job_id?: string | null;
          message?: string | null;
          row_xid?: unknown;
          shift_id?: string | null;
          status?: string;
          updated_at?: string;
          venue_id?: string;
          version?: number;
          worker_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_invitations_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_job_id_fkey';
            columns: ['job_id'];
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_shift_id_fkey';
            columns: ['shift_id'];
            referencedRelation: 'shifts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_venue_id_fkey';
            columns: ['venue_id'];
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_invitations_worker_id_fkey';
            columns: ['worker_id'];
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_venue_invitation: { Args: { p_token: string }; Returns: Json };
      act: { Args: { command: Json }; Returns: Json };
      admin_audit: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_team: { Args: Record<PropertyKey, never>; Returns: Json };
      calendar_feed: { Args: { token: string }; Returns: unknown };
      calendar_feed_since: { Args: Record<PropertyKey, never>; Returns: string };
      create_conversation_by_email: { Args: { p_venue_id: string; p_worker_email: string }; Returns: string };
      create_first_admin: { Args: { p_email: string; p_name: string }; Returns: string };
      fit_for_shifts: { Args: { p_shift_ids: string[]; p_venue_id: string; p_worker_ids: string[] }; Returns: Json };
      free_for_slot: {
        Args: { p_ends_at: string; p_starts_at: string; p_venue_id: string; p_worker_id: string };
        Returns: boolean;
      };
      get_venue_applicants: {
        Args: { p_venue_id: string };
        Returns: {
          job_title: string;
          worker_email: string;
          worker_id: string;
          worker_name: string;
        }[];
      };
      get_venue_invitation: {
        Args: { p_token: string };
        Returns: {
          email: string;
          role: string;
          venue_id: string;
          venue_name: string;
        }[];
      };
      handle_admin_invitation_for_existing_user: { Args: { p_email: string; p_token: string }; Returns: Json };
      log_user_activity: {
        Args: { p_activity_type: string; p_metadata?: Json; p_user_agent?: string; p_user_id: string };
        Returns: undefined;
      };
      mail_failed: { Args: { p_id: string; p_why: string }; Returns: undefined };
      mail_sent: { Args: { p_id: string }; Returns: undefined };
      mark_invitation_used: { Args: { p_token: string }; Returns: undefined };
      note_time_zone: { Args: { p_tz: string }; Returns: undefined };
      older_messages: { Args: { p_before: string; p_conversation_id: string; p_limit?: number }; Returns: Json };
      renew_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      report_errors: { Args: { p_reports: Json }; Returns: undefined };
      resends_left: { Args: { p_email: string; p_sent?: boolean }; Returns: Json };
      revoke_calendar_feed: { Args: Record<PropertyKey, never>; Returns: undefined };
      rockstar_card: { Args: { p_venue_id: string; p_worker_id: string }; Returns: Json };
      search_rockstars: {
        Args: { p_after?: string; p_role?: string; p_venue_id: string; p_words?: string };
        Returns: Json;
      };
      sign_in_wait: { Args: { p_email: string; p_failed?: boolean }; Returns: Json };
      sync: { Args: { request: Json }; Returns: Json };
      take_mails: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          recipient: string;
          subject: string;
          words: Json;
        }[];
      };
      validate_admin_invitation: {
        Args: { p_token: string };
        Returns: {
          email: string;
          name: string;
          role: string;
        }[];
      };
      venue_invitations_of: {
        Args: { p_venue_id: string };
        Returns: {
          email: string;
          expired: boolean;
          expires_at: string;
          id: string;
          role: string;
          sent_at: string;
        }[];
      };
      verify_admin_access: { Args: Record<PropertyKey, never>; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  private: {
    Enums: {},
  },
  public: {
    Enums: {},
  },
} as const;
