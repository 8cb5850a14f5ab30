ALTER TABLE "post_drafts" DROP CONSTRAINT "post_drafts_post_id_posts_id_fk";
